/** The photos of the owner, as the site, the desk and the server name their files. Nothing else is needed in browsers. */

/** All pictures of entries have the shape of the drawings. A photo has these two widths, in pixels. */
export const photoWidths = { small: 640, large: 1280 } as const;
export type PhotoSize = keyof typeof photoWidths;
export const photoSizes = Object.keys(photoWidths) as PhotoSize[];
export const heightOf = (width: number) => (width * 3) / 4;

/** Where developers keep the photos that they have taken over. */
export const photoFolder = 'content/photos';
export const photoFile = (name: string, size: PhotoSize) => `${name}-${photoWidths[size]}.webp`;

/** The hash of a photo is in its address, so browsers keep it. */
export const photoAddress = (name: string, size: PhotoSize) => `/_astro/photo-${photoFile(name, size)}`;
/** The photos in a text, by their addresses. */
export const photosInText = (text: string): string[] =>
  [...text.matchAll(/\/_astro\/photo-([0-9a-f]{32})-1280\.webp/g)].map(([, name = '']) => name);
/** The photo at an address. */
export function photoAt(address: string): string | undefined {
  const [name = ''] = photosInText(address);
  return address === photoAddress(name, 'large') ? name : undefined;
}

/** The attributes of its `<img>`. `sizes` says how wide it is shown. */
export const photoSources = (name: string, sizes: string) => ({
  sizes,
  srcSet: photoSizes.map((size) => `${photoAddress(name, size)} ${photoWidths[size]}w`).join(', '),
  src: photoAddress(name, 'large'),
});

/** An entry's picture: the name of a drawing, or a photo and what it shows. */
export type Photo = { photo: string; alt: string };
/** How long the text is that says what a photo shows. */
export const altLimits = { min: 5, max: 200 };

export const drawingAddress = (name: string) => `/pictures/${name}.svg`;

/** A picture as its change holds it: a drawing's name as it is, a photo as JSON, or as Markdown in a text. */
export const photoIn = (text: string): Photo | undefined =>
  text.startsWith('{') ? JSON.parse(text) : photoOf(text);

/** The photo that a block of a text is. */
export function photoOf(text: string): Photo | undefined {
  const [, alt = '', address = ''] = /^!\[((?:\\.|[^\\\]])*)\]\((\S*)\)$/.exec(text) ?? [];
  const photo = photoAt(address);
  return photo ? { photo, alt: alt.replace(/\\(.)/g, '$1') } : undefined;
}

/** A photo as a text in Markdown holds it. */
export const photoInText = ({ photo, alt }: Photo): string =>
  `![${alt.replace(/[\\[\]*_`<&]/g, '\\$&')}](${photoAddress(photo, 'large')})`;
