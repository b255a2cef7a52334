import type { Drawing } from '../drawing.ts';

export const chat: Drawing = {
  alt: 'A conversation of two chat bubbles splits a ray of white light into five colors',
  entry: [208, 262.4],
  exits: [
    [456, 205.4],
    [456, 217.8],
    [456, 230.2],
    [456, 242.6],
    [456, 255],
  ],
  normal: 'M196 262.4L156 262.4',
  lead: 'blue',
  body: (
    <path d="M232 152H432A24 24 0 0 1 456 176V312A24 24 0 0 1 432 336L432 384L384 336H232A24 24 0 0 1 208 312V176A24 24 0 0 1 232 152Z" />
  ),
  details: (
    <>
      <path
        d="M232 160H432A16 16 0 0 1 448 176V312A16 16 0 0 1 432 328H424V364.7L387.3 328H232A16 16 0 0 1 216 312V176A16 16 0 0 1 232 160Z"
        strokeOpacity=".3"
      />
      <path d="M232 188H344M232 292H368M232 308H312" strokeOpacity=".6" />
      <path
        d="M136 72H248A24 24 0 0 1 272 96V104A24 24 0 0 1 248 128H176L136 168V128A24 24 0 0 1 112 104V96A24 24 0 0 1 136 72ZM159.5 100A4.5 4.5 0 1 1 168.5 100A4.5 4.5 0 1 1 159.5 100ZM187.5 100A4.5 4.5 0 1 1 196.5 100A4.5 4.5 0 1 1 187.5 100ZM215.5 100A4.5 4.5 0 1 1 224.5 100A4.5 4.5 0 1 1 215.5 100Z"
        strokeOpacity=".9"
      />
    </>
  ),
  outline: (
    <>
      <path d="M232 152H432A24 24 0 0 1 456 176V312A24 24 0 0 1 432 336L432 384L384 336H232A24 24 0 0 1 208 312V176A24 24 0 0 1 232 152Z" />
    </>
  ),
};
