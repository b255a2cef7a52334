import type { Loader } from 'astro/loaders';
import { company } from '../../content/company.ts';
import { fillIn } from './fill-in.ts';

/** Fills in the placeholders of entries before their schema is checked. */
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
      // `npm run dev` reads an entry again when its digest changes, so the company's data is part of it.
      generateDigest: (text) => generateDigest({ text, company }),
    }),
});
