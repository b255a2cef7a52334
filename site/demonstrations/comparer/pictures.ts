import type { ComparedPicture } from '../../../content/schemas/demonstrations/comparer.ts';

const addresses = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a picture, in the format that is smaller and in the one that every browser shows. */
export const addressesOf = (name: ComparedPicture) => ({
  avif: addresses[`./pictures/${name}.avif`],
  webp: addresses[`./pictures/${name}.webp`],
});
