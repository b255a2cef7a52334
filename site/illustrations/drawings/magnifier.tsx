import type { Drawing } from '../drawing.ts';

export const magnifier: Drawing = {
  alt: 'A magnifying glass splits a ray of white light into five colors',
  entry: [198.5, 264.3],
  exits: [
    [420, 213.4],
    [419.7, 224.5],
    [418.3, 235.7],
    [415.8, 246.9],
    [412.2, 257.9],
  ],
  normal: 'M187.7 269.4L151.5 286.5',
  body: <path d="M188 216A116 116 0 1 1 420 216A116 116 0 1 1 188 216Z" />,
  details: (
    <>
      <path
        d="M200 216A104 104 0 1 1 408 216A104 104 0 1 1 200 216ZM410.8 301.6L389.6 322.8M419.3 310L398 331.3"
        strokeOpacity=".6"
      />
      <path d="M242 162A82 82 0 0 1 284 136M300 134A82 82 0 0 1 314 135" strokeOpacity=".3" />
    </>
  ),
  outline: (
    <path d="M188 216A116 116 0 1 1 420 216A116 116 0 1 1 188 216ZM393.8 293.1L406.5 305.8L410.8 301.6L464.5 355.3C473 363.8 451.8 385 443.3 376.5L389.6 322.8L393.8 318.5L381.1 305.8" />
  ),
};
