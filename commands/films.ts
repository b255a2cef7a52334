import { type ServedSite, serveSite } from '../browser/site.ts';
import { readArguments, UserError } from '../build/user-error.ts';
import { listLessons } from '../films/studio/keep.ts';
import { type Make, makeBrandFilm, makeLesson } from '../films/studio/make.ts';

/** Makes the film and the lessons again where their words changed; with names, those in any case. */

const { positionals } = readArguments({ allowPositionals: true });

/** One server for all lessons. The kept films are part of the site, so a second start would build it again. */
let serving: Promise<ServedSite> | undefined;
const serve = async () => {
  serving ??= serveSite();
  return (await serving).url;
};

const films = new Map<string, Make>([
  ['home', makeBrandFilm],
  ...(await listLessons()).map((id) => [id, makeLesson(id, serve)] as const),
]);
const unknown = positionals.find((name) => !films.has(name));
if (unknown) throw new UserError(`There is no film ${unknown}. There are ${[...films.keys()].join(', ')}.`);

try {
  for (const [name, make] of films) {
    const isAsked = positionals.includes(name);
    if (isAsked || positionals.length === 0) await make(isAsked);
  }
} finally {
  await (await serving)?.close();
}
