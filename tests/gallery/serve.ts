import { astro, startNode } from '../../build/run-node.ts';
import { refuseArguments } from '../../build/user-error.ts';
import { takePort } from '../../commands/take-port.ts';
import { settingsOrExit } from '../../server/settings.ts';

/** Serves one page with every part of the site in its variants and states, redrawn on change. */

refuseArguments();
// A port of its own by default, because `npm run dev` and `npm start` use 3000.
const asked = process.env['PORT'] === undefined ? 3002 : settingsOrExit().port;
const port = await takePort(asked, 'stop it, or set PORT to another number.');
console.log(`The gallery is at http://localhost:${port}/gallery`);
const config = 'tests/gallery/astro.config.ts';
const gallery = startNode([astro, 'dev', '--ignore-lock', '--config', config, '--port', `${port}`]);
process.once('SIGINT', () => gallery.kill()).once('SIGTERM', () => gallery.kill());
