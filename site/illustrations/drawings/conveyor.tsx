import type { Drawing } from '../drawing.ts';

export const conveyor: Drawing = {
  alt: 'A parcel on a conveyor belt splits a ray of white light into five colors',
  entry: [236, 256.8],
  exits: [
    [404, 218.2],
    [404, 226.6],
    [404, 235],
    [404, 243.4],
    [404, 251.8],
  ],
  normal: 'M224 256.8L184 256.8',
  body: (
    <path d="M240 176H400A4 4 0 0 1 404 180V332A4 4 0 0 1 400 336H240A4 4 0 0 1 236 332V180A4 4 0 0 1 240 176Z" />
  ),
  details: (
    <>
      <path
        d="M144 336H496A24 24 0 0 1 520 360V360A24 24 0 0 1 496 384H144A24 24 0 0 1 120 360V360A24 24 0 0 1 144 336Z"
        strokeOpacity=".9"
      />
      <path
        d="M143 360A9 9 0 1 1 161 360A9 9 0 1 1 143 360ZM199 360A9 9 0 1 1 217 360A9 9 0 1 1 199 360ZM255 360A9 9 0 1 1 273 360A9 9 0 1 1 255 360ZM311 360A9 9 0 1 1 329 360A9 9 0 1 1 311 360ZM367 360A9 9 0 1 1 385 360A9 9 0 1 1 367 360ZM423 360A9 9 0 1 1 441 360A9 9 0 1 1 423 360ZM479 360A9 9 0 1 1 497 360A9 9 0 1 1 479 360ZM304 176V212L312 206L320 212L328 206L336 212V176"
        strokeOpacity=".6"
      />
      <path d="M256 312H304M256 320H284" strokeOpacity=".6" />
      <path d="M152 384V404M488 384V404M144 404H160M480 404H496" strokeOpacity=".9" />
      <path
        d="M151 292H205A3 3 0 0 1 208 295V333A3 3 0 0 1 205 336H151A3 3 0 0 1 148 333V295A3 3 0 0 1 151 292ZM439 300H489A3 3 0 0 1 492 303V333A3 3 0 0 1 489 336H439A3 3 0 0 1 436 333V303A3 3 0 0 1 439 300Z"
        strokeOpacity=".9"
      />
      <path d="M172 292V304H184V292M458 300V310H470V300" strokeOpacity=".6" />
    </>
  ),
  outline: (
    <path d="M240 176H400A4 4 0 0 1 404 180V332A4 4 0 0 1 400 336H240A4 4 0 0 1 236 332V180A4 4 0 0 1 240 176Z" />
  ),
};
