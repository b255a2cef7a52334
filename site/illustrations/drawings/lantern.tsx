import type { Drawing } from '../drawing.ts';

export const lantern: Drawing = {
  alt: 'A lantern splits a ray of white light into five colors',
  entry: [248, 254.4],
  exits: [
    [392, 221.3],
    [392, 228.5],
    [392, 235.7],
    [392, 242.9],
    [392, 250.1],
  ],
  normal: 'M236 254.4L196 254.4',
  body: <path d="M248 176H392V360H248Z" />,
  details: (
    <>
      <path d="M232 160H408M240 384V396H400V384M260 176V360M380 176V360" strokeOpacity=".6" />
      <path d="M300 360V316H340V360M320 316V306" strokeOpacity=".9" />
      <path d="M320 306C310 304 306 294 320 276C334 294 330 304 320 306Z" strokeOpacity=".9" />
      <path d="M308 104C276 96 284 60 320 60C356 60 364 96 332 104" strokeOpacity=".9" />
    </>
  ),
  outline: (
    <path d="M248 176H392V360H248ZM232 160L288 120H352L408 160V176H232ZM232 360H408V384H232ZM300 120V104H340V120" />
  ),
};
