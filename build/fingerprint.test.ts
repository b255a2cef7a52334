import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { deskFingerprintOf, fingerprintOf, sources } from './fingerprint.ts';
import { root } from './root.ts';

const copy = await mkdtemp(join(tmpdir(), 'raywright-sources-'));
for (const source of sources) await cp(join(root, source), join(copy, source), { recursive: true });

afterAll(() => rm(copy, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test('stays while nothing changes', async () => {
  expect(await fingerprintOf(copy)).toBe(await fingerprintOf(copy));
});

test('does not depend on where the project lies', async () => {
  for (const source of sources)
    await cp(join(copy, source), join(copy, 'elsewhere', source), { recursive: true });
  expect(await fingerprintOf(join(copy, 'elsewhere'))).toBe(await fingerprintOf(copy));
});

test.each(['build/new.ts', 'content/new.md', 'contract/new.ts', 'package-lock.json', 'site/new.ts'])(
  'changes with %s',
  async (file) => {
    const before = await fingerprintOf(copy);
    await writeFile(join(copy, file), 'new');
    expect(await fingerprintOf(copy)).not.toBe(before);
  },
);

test('changes with a setting the pages repeat, and with no other', async () => {
  const before = await fingerprintOf(copy);
  vi.stubEnv('PORT', '1234');
  expect(await fingerprintOf(copy)).toBe(before);
  vi.stubEnv('SITE_URL', 'https://elsewhere.example');
  expect(await fingerprintOf(copy)).not.toBe(before);
});

test('the desk changes with no setting, so that no command builds it while servers read its files', async () => {
  const before = await deskFingerprintOf(root);
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://elsewhere.example');
  expect(await deskFingerprintOf(root)).toBe(before);
});
