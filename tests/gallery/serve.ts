import { astro, startNode } from '../../build/run-node.ts';
import { refuseArguments } from '../../build/user-error.ts';

/** Serves one page with every part of the site in its variants and states, redrawn on change. */

refuseArguments();
// A port of its own, because `npm run dev` and `npm start` use 3000. Where it is taken, Astro takes the next and says so.
const port = process.env['PORT'] ?? '3002';
console.log(`The gallery is at http://localhost:${port}/gallery`);
const config = 'tests/gallery/astro.config.ts';
const gallery = startNode([astro, 'dev', '--ignore-lock', '--config', config, '--port', port]);
process.once('SIGINT', () => gallery.kill()).once('SIGTERM', () => gallery.kill());
