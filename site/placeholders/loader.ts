import type { Loader } from 'astro/loaders';
import { company } from '../../content/company.ts';
import { fillIn } from './fill-in.ts';

/** Loads entries with their placeholders filled in, before a schema looks at them. */
export const filledIn = (loader: Loader): Loader => ({
  ...loader,
  load: ({ parseData, store, generateDigest, ...context }) =>
    loader.load({
      ...context,
      parseData: (entry) => parseData({ ...entry, data: fillIn(entry.data, entry.filePath) }),
      store: {
        ...store,
        set: (entry) => store.set({ ...entry, body: fillIn(entry.body ?? '', entry.filePath) }),
      },
      // `npm run dev` reads an entry again when its digest is another: that of the company is part of it.
      generateDigest: (text) => generateDigest({ text, company }),
    }),
});
