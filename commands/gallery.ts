import { astro, startNode } from '../build/run-node.ts';
import { refuseArguments } from '../build/slip.ts';
import { takePort } from './take-port.ts';

/** One page with every part of the site in its variants and states, redrawn as the parts change. */

refuseArguments();
const port = await takePort(3002, 'stop it. The gallery has no other.');
console.log(`The gallery is at http://localhost:${port}/gallery`);
startNode([
  astro,
  'dev',
  '--ignore-lock',
  '--config',
  'tests/gallery/astro.config.ts',
  '--port',
  String(port),
]);
