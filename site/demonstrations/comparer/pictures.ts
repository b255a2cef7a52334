const addresses = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a picture, in the format that is smaller and in the one that every browser shows. */
export function addressesOf(name: string) {
  const avif = addresses[`./pictures/${name}.avif`];
  const webp = addresses[`./pictures/${name}.webp`];
  if (!avif || !webp)
    throw new Error(`site/demonstrations/comparer/pictures has no ${name}.avif and ${name}.webp.`);
  return { avif, webp };
}
