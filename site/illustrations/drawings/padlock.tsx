import type { Drawing } from '../drawing.ts';

export const padlock: Drawing = {
  alt: 'A padlock with its key splits a ray of white light into five colors',
  entry: [228, 258.4],
  exits: [
    [412, 216.1],
    [412, 225.3],
    [412, 234.5],
    [412, 243.7],
    [412, 252.9],
  ],
  normal: 'M216 258.4L176 258.4',
  body: (
    <path d="M250 188H390A22 22 0 0 1 412 210V370A22 22 0 0 1 390 392H250A22 22 0 0 1 228 370V210A22 22 0 0 1 250 188Z" />
  ),
  details: (
    <>
      <path
        d="M252 198H388A14 14 0 0 1 402 212V368A14 14 0 0 1 388 382H252A14 14 0 0 1 238 368V212A14 14 0 0 1 252 198Z"
        strokeOpacity=".3"
      />
      <path d="M312.5 313A15 15 0 1 1 327.5 313L333 348H307Z" strokeOpacity=".9" />
      <path
        d="M452 320A20 20 0 1 1 492 320A20 20 0 1 1 452 320ZM468 339.6V396L472 400L476 396H486V386H476M476 378H486V368H476V339.6"
        strokeOpacity=".9"
      />
      <path d="M463 320A9 9 0 1 1 481 320A9 9 0 1 1 463 320Z" strokeOpacity=".6" />
    </>
  ),
  outline: (
    <path d="M250 188H390A22 22 0 0 1 412 210V370A22 22 0 0 1 390 392H250A22 22 0 0 1 228 370V210A22 22 0 0 1 250 188ZM256 188V144A64 64 0 0 1 384 144V188M280 188V144A40 40 0 0 1 360 144V188" />
  ),
};
