import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'supabase/migrations';

/**
 * A database that has run a migration never runs it again: one that is changed afterwards makes two kinds of databases. What
 * is to change comes in a migration of its own, with a line in this list.
 */
test('a migration that has landed stays as it is', () => {
  const landed = readFileSync('supabase/landed.sha256', 'utf8').trimEnd().split('\n');
  const standing = readdirSync(folder)
    .sort()
    // Whoever runs the site may add some of their own, as docs/operating.md says.
    .filter((name) => !name.startsWith('9999'))
    .map((name) => {
      const hash = createHash('sha256').update(readFileSync(`${folder}/${name}`));
      return `${hash.digest('hex')}  ${name}`;
    });
  expect(landed).toEqual(standing);
});
