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

/** An entry's picture: the name of a drawing, or a photo and what it shows. */
export type Photo = { photo: string; alt: string };
/** How long the text is that says what a photo shows. */
export const altLimits = { min: 5, max: 200 };

export const drawingAddress = (name: string) => `/pictures/${name}.svg`;

/** A picture as its change holds it: a drawing's name as it is, a photo as JSON. */
export const photoIn = (text: string): Photo | undefined =>
  text.startsWith('{') ? JSON.parse(text) : undefined;
