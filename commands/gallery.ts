import { astro, startNode } from '../build/run-node.ts';

/** One page with every part of the site in its variants and states, redrawn as the parts change. */

const port = '3002';
console.log(`The gallery is at http://localhost:${port}/gallery`);
startNode([astro, 'dev', '--config', 'gallery/astro.config.ts', '--port', port]);
