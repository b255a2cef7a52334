import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { root } from '../build/root.ts';
import { refuseArguments, UserError } from '../build/user-error.ts';

/**
 * Fails when the code splinters into small files, because a reader should need one or two files, not thirty. Tests and
 * type declarations are not counted. docs/decisions/2026-11-23-whole-files-and-rooms.md has the reasons.
 */

const leastMedian = 60;
const crumb = 30;
const mostCrumbs = 0.25;
const mostCrumbsOfOneImporter = 40;
const mostLines = 400;

refuseArguments();
const linesOf = new Map<string, number>();
const importersOf = new Map<string, Set<string>>();
for (const name of await countedFiles()) {
  const text = await readFile(join(root, name), 'utf8');
  linesOf.set(name, text.split('\n').length - 1);
  for (const [, path = ''] of text.matchAll(/(?:from|import)[ (]'(\.[^'?]+)/g)) {
    const imported = normalize(join(dirname(name), path));
    importersOf.set(imported, (importersOf.get(imported) ?? new Set()).add(name));
  }
}

const names = [...linesOf.keys()];
const sorted = [...linesOf.values()].sort((one, other) => one - other);
const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
const crumbs = names.filter((name) => (linesOf.get(name) ?? 0) <= crumb);
const ofOneImporter = crumbs.filter((name) => importersOf.get(name)?.size === 1);
const tooLong = names.filter((name) => (linesOf.get(name) ?? 0) > mostLines);
const share = crumbs.length / names.length;
console.log(
  `${names.length} files, median ${median} lines, ${Math.round(share * 100)} % with ${crumb} or fewer, ${ofOneImporter.length} of these with one importer`,
);

const faults = [
  ...(median < leastMedian ? [`The median has to be ${leastMedian} lines: join what is read together.`] : []),
  ...(share > mostCrumbs ? [`At most ${mostCrumbs * 100} % may have ${crumb} lines or fewer.`] : []),
  ...(ofOneImporter.length > mostCrumbsOfOneImporter
    ? [`At most ${mostCrumbsOfOneImporter} small files may have one importer:\n${ofOneImporter.join('\n')}`]
    : []),
  ...tooLong.map((name) => `${name} has more than ${mostLines} lines: what is it really?`),
];
if (faults.length > 0) throw new UserError(faults.join('\n'));

async function countedFiles(): Promise<string[]> {
  const found = glob('**/*.{ts,tsx,astro}', {
    cwd: root,
    exclude: [
      'node_modules/**',
      'dist*/**',
      '.cache/**',
      '.astro/**',
      'tests/{build,desk,films,pages,server,site,support}/**',
    ],
  });
  const all = await Array.fromAsync(found);
  return all.map((name) => name.replaceAll('\\', '/')).filter((name) => !/\.test\.tsx?$|\.d\.ts$/.test(name));
}
