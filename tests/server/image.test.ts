import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { makeDataDir, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { openDesk } from '../support/desk.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { sampleOf } from '../support/thorough.ts';

/** What deploy/Dockerfile copies into its two images, and nothing else. */

const stages = (await readFile(join(root, 'deploy/Dockerfile'), 'utf8')).split(/^FROM /m);
const stageNamed = (name: string) =>
  stages.find((stage) => stage.split('\n', 1)[0]?.endsWith(` AS ${name}`)) ?? '';
const copiedIn = (stage: string) =>
  [...stage.matchAll(/^COPY --from=\w+ \/site\/(\S+)/gm)].map(([, path = '']) => path);

async function makeImage(stage: string): Promise<string> {
  const image = await mkdtemp(join(tmpdir(), 'raywright-image-'));
  for (const path of [...copiedIn(stageNamed('server')), ...copiedIn(stage)]) {
    await mkdir(dirname(join(image, path)), { recursive: true });
    if (path === 'node_modules') await symlink(join(root, path), join(image, path));
    else await cp(join(root, path), join(image, path), { recursive: true });
  }
  return image;
}

const image = await makeImage(stages.at(-1) ?? '');
const dataDir = await makeDataDir();
const server = await startServer(
  { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey },
  join(image, 'server/main.ts'),
);
await send(server.url, makeEnquiry({ name: 'Ida Image' }));
afterAll(async () => {
  await server.stop();
  await Promise.all([image, dataDir].map((folder) => rm(folder, { recursive: true })));
});

const commands: [name: string, args: string[], said: string][] = [
  ['leads', ['list'], 'Ida Image'],
  ['backup', [join(dataDir, 'enquiries.ndjson')], '1 messages are in'],
  ['doctor', [], 'the desk answers'],
  ['desk', ['link'], '/desk/in#'],
  ['booking', [], 'booking -- publish'],
  ['migrate', [], 'DATABASE_URL'],
];

test.each(sampleOf(commands, 3))('%s %j does in it what it does elsewhere', async (name, args, said) => {
  const { output } = await runCommand(
    `commands/${name}.ts`,
    args,
    { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey },
    image,
  );
  expect(output).toContain(said);
});

test('only the image for editing can build what the owner types', async () => {
  const editing = await makeImage(stageNamed('editing'));
  const other = await startOnEither({ SERVICE_ROLE_KEY: serviceKey }, join(editing, 'server/main.ts'));
  const refusalOf = async (url: string) =>
    JSON.parse((await (await openDesk(url)).post('website/state', {})).body.toString()).message;
  expect(await refusalOf(other.url)).toBeUndefined();
  expect(await refusalOf(server.url)).toContain('editing');
  await other.stop();
  await rm(editing, { recursive: true });
});
