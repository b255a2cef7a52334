import type { Drawing } from '../drawing.ts';

export const play: Drawing = {
  alt: 'A play button made of a prism splits a ray of white light into five colors',
  entry: [257.6, 252.5],
  exits: [
    [387.1, 222.7],
    [395.6, 227.7],
    [405.4, 233.3],
    [416.6, 239.8],
    [429.7, 247.3],
  ],
  normal: 'M245.6 252.5L205.6 252.5',
  body: <path d="M257.6 148L444.7 256L257.6 364Z" />,
  details: (
    <>
      <path
        d="M271.4 171.8L417.3 256L271.4 340.2ZM257.6 148L271.4 171.8M444.7 256L417.3 256M257.6 364L271.4 340.2M172 256A148 148 0 1 1 468 256A148 148 0 1 1 172 256Z"
        strokeOpacity=".6"
      />
    </>
  ),
  outline: (
    <>
      <path d="M257.6 148L444.7 256L257.6 364Z" />
    </>
  ),
};
