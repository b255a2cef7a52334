import { runNode } from '../build/run-node.ts';

/** `npm run check`: the types of pages take as long as all the rest, which is checked beside them. */

const npm = process.env['npm_execpath'] ?? '';
const codes = await Promise.all(
  ['check:pages', 'check:rest'].map((script) => runNode([npm, 'run', '--silent', script])),
);
process.exitCode = Math.max(...codes);
