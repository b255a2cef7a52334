import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { neighbors } from '../.dependency-cruiser.js';
import { root } from '../build/root.ts';
import { refuseArguments, UserError } from '../build/user-error.ts';

/**
 * Fails when the code splinters into small files, because a reader should need one or two files, not thirty, and when a
 * document names what is not there. Tests and type declarations are not counted.
 * docs/decisions/2026-11-23-whole-files-and-rooms.md has the reasons.
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
  ...(await faultsOfDocuments()),
  ...(await faultsOfTable()),
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
      'tests/{build,desk,films,pages,server,site,support,website}/**',
    ],
  });
  const all = await Array.fromAsync(found);
  return all.map((name) => name.replaceAll('\\', '/')).filter((name) => !/\.test\.tsx?$|\.d\.ts$/.test(name));
}

/** What a document names in code or links to has to be there. A path with "name" in it stands for many. */
async function faultsOfDocuments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const isThere = (path: string) => /\/name\.|Name|\/9{4}/.test(path) || existsSync(join(root, path));
  const faults: string[] = [];
  for await (const document of glob(['*.md', 'docs/**/*.md'], { cwd: root })) {
    const text = await readFile(join(root, document), 'utf8');
    for (const [, command = ''] of text.matchAll(/`npm run ([\w-]+)/g))
      if (!(command in scripts)) faults.push(`${document} names npm run ${command}, which is no command.`);
    for (const [, path = ''] of text.matchAll(/`((?:[a-z]+\/)+[\w@.[\]-]*)`/g))
      if (existsSync(join(root, path.split('/')[0] ?? '')) && !isThere(path))
        faults.push(`${document} names ${path}, which is not there.`);
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]+)/g))
      if (!isThere(join(dirname(document), link)))
        faults.push(`${document} links to ${link}, which is not there.`);
  }
  return faults;
}

async function faultsOfTable(): Promise<string[]> {
  const lines = (await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')).split('\n');
  return Object.entries(neighbors).flatMap(([house, others]) => {
    const said = `  ${others.join(', ') || 'nobody'}`;
    const isSaid = lines.some((line) => line.startsWith(`${house}/ `) && line.endsWith(said));
    return isSaid ? [] : [`ARCHITECTURE.md has to say that ${house}/ imports${said}.`];
  });
}
