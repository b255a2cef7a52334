import type { Drawing } from '../illustrations/drawing.ts';

/** For pages that are about no trade in particular: the light's own tool. */
export const prism: Drawing = {
  alt: 'A prism splits a ray of white light into five colors',
  entry: [237.1, 256.6],
  exits: [
    [384.9, 222.6],
    [388.5, 229.3],
    [392.2, 236.4],
    [396.2, 243.9],
    [400.3, 251.7],
  ],
  normal: 'M226.5 251.0L191.1 232.3',
  body: <path d="M320 100L464 372H176Z" />,
  details: <path d="M320 138.5L434.9 355.5H205.1Z" strokeOpacity=".3" />,
  outline: <path d="M320 100L464 372H176Z" />,
};
