import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { buildDeskWhenStale, buildSiteWhenStale } from '../build/build-site.ts';
import { astro, startNode } from '../build/run-node.ts';
import { refuseArguments, UserError } from '../build/user-error.ts';
import { settingsOrExit } from '../server/settings.ts';
import { lockData } from './enquiries/backend.ts';

/** Astro serves the pages and redraws them on change; the server answers the data interface and restarts on change. */

refuseArguments();
const settings = settingsOrExit();
const port = await takePort(settings.port, 'stop it, or set PORT to another number.');
// Without this check the watcher below would wait for a change in the server when the data folder is in use.
if (!settings.databaseUrl) (await lockData(settings.dataDir)).release();
// The server answers forms with pages of the built site.
await buildSiteWhenStale();
await buildDeskWhenStale();
const serverPort = await takePort(0, '');

const processes = [
  startNode([astro, 'dev', '--ignore-lock', '--port', String(port)], {
    DATA_SERVER: `http://localhost:${serverPort}`,
  }),
  startNode(['--watch', '--watch-preserve-output', 'server/main.ts'], { PORT: String(serverPort) }),
];

const stopAll = () => {
  for (const child of processes) child.kill();
};
for (const child of processes)
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
process.once('SIGINT', stopAll).once('SIGTERM', stopAll);

/** Checks that the port is free, or finds one for 0. Astro would silently take the next port. */
async function takePort(port: number, otherwise: string): Promise<number> {
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening').catch((error) => {
    if (error.code === 'EACCES')
      throw new UserError(`Port ${port} is for the system alone: set PORT to one above 1023.`);
    throw new UserError(`Port ${port} is taken by another program: ${otherwise}`);
  });
  const taken = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return taken;
}
