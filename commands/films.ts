import { readArguments, UserError } from '../build/user-error.ts';
import { brandFilm, lessons, stopServing } from './films/lessons.ts';

/** Makes the film and the lessons again where their words or drawing changed; with names, only those. */

const { positionals } = readArguments({ allowPositionals: true });
const films = [...(await brandFilm()), ...(await lessons())];
const unknown = positionals.find((name) => !films.some((film) => film.name === name));
if (unknown)
  throw new UserError(`There is no film ${unknown}. There are ${films.map(({ name }) => name).join(', ')}.`);
const meant = films.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

try {
  for (const film of meant) await film.make(console.log);
} finally {
  await stopServing();
}
