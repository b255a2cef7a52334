import { readArguments, UserError } from '../build/user-error.ts';
import { brandFilm, lessons, stopServing } from './films/lessons.ts';

/**
 * Makes the film and the lessons again where their words or drawing changed; with names, only those. `--check` redraws
 * some frames of the kept files and says whether they still match.
 */

const { values, positionals } = readArguments({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});
const films = [...(await brandFilm()), ...(await lessons())];
const unknown = positionals.find((name) => !films.some((film) => film.name === name));
if (unknown)
  throw new UserError(`There is no film ${unknown}. There are ${films.map(({ name }) => name).join(', ')}.`);
const meant = films.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

try {
  if (values.check) await check();
  else for (const film of meant) await film.make(console.log);
} finally {
  await stopServing();
}

async function check(): Promise<void> {
  const stale: string[] = [];
  for (const { name, isKept, compare } of meant) {
    if (!isKept) {
      console.log(`${name}: is not made yet`);
      continue;
    }
    const { compared, differing } = await compare();
    console.log(
      `${name}: ${compared - differing.length} of ${compared} moments look as they would be drawn today`,
    );
    if (differing.length > 0) stale.push(`${name} at ${differing.map(timecode).join(', ')}`);
  }
  if (stale.length > 0)
    throw new UserError(`What is kept is stale: ${stale.join('; ')}. Make it again with: npm run films`);
}

function timecode(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds - minutes * 60).toFixed(1).padStart(4, '0')}`;
}
