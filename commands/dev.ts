import { buildDeskWhenStale } from '../build/build-desk.ts';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { astro, startNode } from '../build/run-node.ts';
import { refuseArguments } from '../build/user-error.ts';
import { settingsOrExit } from '../server/settings.ts';
import { lockData } from './enquiries/write-private.ts';
import { takePort } from './take-port.ts';

/** Pages from Astro, redrawn as their sources change; the data interface from the server, restarted as its do. */

refuseArguments();
const settings = settingsOrExit();
const port = await takePort(settings.port, 'stop it, or set PORT to another number.');
// The watcher below would wait for a change in the server when it cannot have its data.
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
