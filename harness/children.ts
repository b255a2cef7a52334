import type { ChildProcess } from 'node:child_process';

const children = new Map<ChildProcess, NodeJS.Signals>();
process.once('exit', () => {
  for (const [child, signal] of children) child.kill(signal);
});
// Which by itself would skip the above.
process.once('SIGTERM', () => process.exit(1));

/** Lets no program outlive whoever started it, even where a test fails before it could say how to stop it. */
export function keepAsChild<Child extends ChildProcess>(
  child: Child,
  signal: NodeJS.Signals = 'SIGKILL',
): Child {
  children.set(child, signal);
  child.once('exit', () => children.delete(child));
  return child;
}
