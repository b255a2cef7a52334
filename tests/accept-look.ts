import { runNode } from '../build/run-node.ts';
import { refuseArguments } from '../build/user-error.ts';

/** Takes the pictures of every kind of page anew, which tests/site/look.test.ts compares. */

refuseArguments();
process.exitCode = await runNode(
  ['node_modules/@playwright/test/cli.js', 'test', 'look.test', '--update-snapshots=all'],
  { THOROUGH: 'yes' },
);
