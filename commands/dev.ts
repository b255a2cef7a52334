import { buildDeskWhenStale } from '../build/build-desk.ts';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { astro, startNode } from '../build/run-node.ts';
import { refuseArguments } from '../build/user-error.ts';
import { settingsOrExit } from '../server/settings.ts';
import { lockData } from './enquiries/write-private.ts';
import { takePort } from './take-port.ts';

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
