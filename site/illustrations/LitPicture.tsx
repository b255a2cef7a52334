import type { PictureName } from '../../content/schemas/picture.ts';
import { type Drawing, raysOf } from './drawing.ts';
import { drawingNamed } from './drawings.ts';

/** A drawing on a card, which says enough in its title. The colors are switched on with the card, at an angle of their own. */
export function LitPicture({ name }: { name: PictureName }) {
  const drawing = drawingNamed(name);
  return (
    <span className="lit-picture">
      <img
        src={`/pictures/unlit/${name}.svg`}
        alt=""
        width="640"
        height="480"
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      <svg viewBox="0 0 640 480" aria-hidden="true">
        {raysOf(drawing, tiltOf(drawing)).map(({ color, beyond }) => (
          <path key={color} fill={color} d={beyond} />
        ))}
      </svg>
    </span>
  );
}

/** Up to 56 units up or down. It only has to differ from drawing to drawing, so the place of the light decides. */
const tiltOf = ({ entry: [x, y] }: Drawing) => ((Math.round(x * 7 + y * 3) % 9) - 4) * 14;
