import type { Drawing } from '../drawing.ts';

export const storefront: Drawing = {
  alt: 'A small shop under its awning splits a ray of white light into five colors',
  entry: [184, 267.2],
  exits: [
    [456, 204.6],
    [456, 218.2],
    [456, 231.8],
    [456, 245.4],
    [456, 259],
  ],
  normal: 'M172 267.2L132 267.2',
  body: <path d="M184 188H456V400H184Z" />,
  details: (
    <>
      <path
        d="M200 112H240L224 168V180A24 14 0 0 1 176 180V168ZM280 112H320L320 168V180A24 14 0 0 1 272 180V168ZM360 112H400L416 168V180A24 14 0 0 1 368 180V168Z"
        fill="#fff"
        fillOpacity=".13"
        stroke="none"
      />
      <path
        d="M240 112L224 168V180M280 112L272 168V180M320 112L320 168V180M360 112L368 168V180M400 112L416 168V180M176 168H464"
        strokeOpacity=".6"
      />
      <path d="M204 216H340V344H204ZM368 400V216H436V400M378 226H426V340H378Z" strokeOpacity=".6" />
      <path d="M204 356H340M204 368H340M204 380H340" strokeOpacity=".3" />
      <path d="M228 112V84H412V112M384 354V372" strokeOpacity=".9" />
      <path d="M260 98H380" strokeOpacity=".3" />
    </>
  ),
  outline: (
    <path d="M184 188V400H456V188M176 168L200 112H440L464 168V180A24 14 0 0 1 416 180A24 14 0 0 1 368 180A24 14 0 0 1 320 180A24 14 0 0 1 272 180A24 14 0 0 1 224 180A24 14 0 0 1 176 180V168Z" />
  ),
};
