import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
// Which by itself would skip the above.
process.once('SIGTERM', () => process.exit(1));

/** Lets no program outlive whoever started it, even where a test fails before it could say how to stop it. */
export function keepAsChild<Child extends ChildProcess>(child: Child): Child {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}
