import type { Drawing } from '../drawing.ts';

export const envelope: Drawing = {
  alt: 'A sealed envelope splits a ray of white light into five colors',
  entry: [180, 268],
  exits: [
    [460, 203.6],
    [460, 217.6],
    [460, 231.6],
    [460, 245.6],
    [460, 259.6],
  ],
  normal: 'M168 268L128 268',
  body: (
    <path d="M190 160H450A10 10 0 0 1 460 170V350A10 10 0 0 1 450 360H190A10 10 0 0 1 180 350V170A10 10 0 0 1 190 160Z" />
  ),
  details: (
    <>
      <path d="M183 163L306 274A22 22 0 0 0 334 274L457 163" strokeOpacity=".9" />
      <path d="M183 357L286 258M457 357L354 258" strokeOpacity=".6" />
    </>
  ),
  outline: (
    <path d="M190 160H450A10 10 0 0 1 460 170V350A10 10 0 0 1 450 360H190A10 10 0 0 1 180 350V170A10 10 0 0 1 190 160Z" />
  ),
};
