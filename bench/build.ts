import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/root.ts';
import { copyProject } from '../harness/project-copy.ts';
import type { Verdict } from './verdict.ts';

/** How long the site takes to build as articles are added: in line with their number, and a thousand within a minute. */

const counts = { few: 10, half: 500, all: 1_000 };
const longest = 60;

export async function benchBuild(): Promise<Verdict[]> {
  const model = await readFile(join(root, 'content/blog/ai-barber-shop.md'), 'utf8');
  const secondsFor = async (count: number) => {
    const copy = await copyProject();
    for (let index = 0; index < count; index += 1) {
      await copy.write(`content/blog/bench-${index}.md`, model.replace('title: ', `title: ${index}. `));
    }
    const start = performance.now();
    await copy.build();
    const seconds = (performance.now() - start) / 1000;
    console.log(`${String(count).padStart(5)} articles  ${seconds.toFixed(1)} s`);
    await copy.remove();
    return seconds;
  };

  const few = await secondsFor(counts.few);
  const half = await secondsFor(counts.half);
  const all = await secondsFor(counts.all);
  const early = (half - few) / (counts.half - counts.few);
  const late = (all - half) / (counts.all - counts.half);
  const inMilliseconds = (value: number) => `${(value * 1000).toFixed(1)} ms`;
  console.log(
    `one more article costs ${inMilliseconds(early)} up to ${counts.half}, ${inMilliseconds(late)} from there on`,
  );
  return [
    { what: `a site of ${counts.all} articles takes more than ${longest} s`, isKept: all <= longest },
    { what: 'an article costs more the more there are', isKept: late <= early * 1.5 },
  ];
}
