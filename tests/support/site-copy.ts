import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../build/root.ts';

/** The server's sources, and the site it serves. */
const parts = ['content', 'contract', 'dist', 'package.json', 'server', 'supabase'];

/** A copy of the built site with its own server, and with further files in it. */
export async function copySite(files: Record<string, string | Buffer> = {}) {
  const project = await mkdtemp(join(tmpdir(), 'raywright-site-'));
  const options = { recursive: true, preserveTimestamps: true };
  await Promise.all(parts.map((part) => cp(join(root, part), join(project, part), options)));
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  const dist = join(project, 'dist');
  for (const [name, contents] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), contents);
  }
  return {
    project,
    program: join(project, 'server/main.ts'),
    dist,
    remove: () => rm(project, { recursive: true, force: true }),
  };
}

/** Tests book more in a minute than an agency does in a month. */
export const liftLimitsOfCalls = (project: string) =>
  writeFile(
    join(project, 'supabase/migrations/99991231000000_calls_without_end.sql'),
    ['most_calls_of_a_mailbox', 'most_new_calls_an_hour']
      .map(
        (name) =>
          `create or replace function booking.${name}() returns integer language sql as 'select 1000000';`,
      )
      .join('\n'),
  );
