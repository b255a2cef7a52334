import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { makeDataDir, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { send } from '../support/enquiries.ts';

/** Copies what deploy/Dockerfile copies into its image, and nothing else. */

const image = await mkdtemp(join(tmpdir(), 'raywright-image-'));
const dataDir = await makeDataDir();
const steps = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
const copied = [...steps.matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(([, path = '']) => path);
for (const path of copied) {
  await mkdir(dirname(join(image, path)), { recursive: true });
  if (path === 'node_modules') await symlink(join(root, path), join(image, path));
  else await cp(join(root, path), join(image, path), { recursive: true });
}
const server = await startServer({ DATA_DIR: dataDir }, join(image, 'server/main.ts'));
await send(server.url, makeEnquiry({ name: 'Ida Image' }));
afterAll(async () => {
  await server.stop();
  await Promise.all([image, dataDir].map((folder) => rm(folder, { recursive: true })));
});

test.each([
  ['leads', ['list'], 'Ida Image'],
  ['desk', ['link'], '/desk/in#'],
  ['backup', [join(dataDir, 'enquiries.ndjson')], '1 messages are in'],
  ['booking', [], 'booking -- publish'],
  ['migrate', [], 'DATABASE_URL'],
  ['doctor', [], 'the desk answers'],
])('%s %j does in it what it does elsewhere', async (name, args, said) => {
  const { output } = await runCommand(`commands/${name}.ts`, args, { DATA_DIR: dataDir }, image);
  expect(output).toContain(said);
});
