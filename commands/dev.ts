import { buildSiteWhenStale } from '../build/build-site.ts';
import { astro, startNode } from '../build/run-node.ts';
import { settingsOrExit } from '../server/settings.ts';

/** Pages from Astro, redrawn as their sources change; the data interface from the server, restarted as its do. */

settingsOrExit();
// The server answers forms with pages of the built site.
await buildSiteWhenStale();

const processes = [
  startNode([astro, 'dev', '--port', '3000']),
  startNode(['--watch', '--watch-preserve-output', 'server/main.ts'], { PORT: '3001' }),
];

const stopAll = () => {
  for (const child of processes) child.kill();
};
for (const child of processes) child.once('exit', stopAll);
process.once('SIGINT', stopAll).once('SIGTERM', stopAll);
