import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../tests/support/project-copy.ts';
import { root } from '../tools/run.ts';

/** How long the site takes to build as articles are added: in line with their number, and a thousand within a minute. */

const counts = [10, 100, 1_000];
const longest = 60;

export async function benchBuild(): Promise<void> {
  const model = await readFile(join(root, 'content/blog/ai-barber-shop.md'), 'utf8');
  const seconds: number[] = [];
  for (const count of counts) {
    const copy = await copyProject();
    for (let index = 0; index < count; index += 1) {
      await copy.write(`content/blog/bench-${index}.md`, model.replace('title: ', `title: ${index}. `));
    }
    const start = performance.now();
    await copy.build();
    seconds.push((performance.now() - start) / 1000);
    console.log(`${String(count).padStart(5)} articles  ${seconds.at(-1)?.toFixed(1)} s`);
    await copy.remove();
  }

  const [ten = 0, hundred = 0, thousand = 0] = seconds;
  const early = (hundred - ten) / 90;
  const late = (thousand - hundred) / 900;
  const inMilliseconds = (value: number) => `${(value * 1000).toFixed(1)} ms`;
  console.log(
    `one more article costs ${inMilliseconds(early)} up to 100, ${inMilliseconds(late)} up to 1,000`,
  );
  if (thousand > longest || late > early * 1.5) process.exitCode = 1;
}
