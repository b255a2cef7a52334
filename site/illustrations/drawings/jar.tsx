import type { Drawing } from '../drawing.ts';

export const jar: Drawing = {
  alt: 'An empty jar splits a ray of white light into five colors',
  entry: [224, 259.2],
  exits: [
    [416, 215],
    [416, 224.6],
    [416, 234.2],
    [416, 243.8],
    [416, 253.4],
  ],
  normal: 'M212 259.2L172 259.2',
  body: (
    <path d="M392 156C396 172 416 176 416 200V380A96 16 0 0 1 224 380V200C224 176 244 172 248 156A72 12 0 0 0 392 156Z" />
  ),
  details: (
    <>
      <path d="M240 124A80 13.3 0 0 0 400 124M240 138A80 13.3 0 0 0 400 138" strokeOpacity=".6" />
      <path d="M224 376A96 14 0 0 0 416 376" strokeOpacity=".6" />
      <path d="M256 300A88 10 0 0 0 384 300V352A88 10 0 0 1 256 352Z" strokeOpacity=".6" />
      <path
        d="M384.7 158C388.3 172 406.3 176 406.3 200L406.3 388M389.5 158C393.4 172 412.7 176 412.7 200L412.7 388"
        strokeOpacity=".3"
      />
    </>
  ),
  outline: (
    <path d="M392 156C396 172 416 176 416 200V380A96 16 0 0 1 224 380V200C224 176 244 172 248 156M240 112A80 13.3 0 0 1 400 112V148A80 13.3 0 0 1 240 148ZM240 112A80 13.3 0 0 0 400 112" />
  ),
};
