/** The values of some tokens again, for pictures outside of pages, which cannot read tokens. */
export const ground = '#080a0f';

export const spectrumColor = {
  pink: '#ff5da2',
  orange: '#ff9f45',
  white: '#fff',
  green: '#3ddc97',
  blue: '#4d8dff',
} as const;

export type Hue = keyof typeof spectrumColor;
