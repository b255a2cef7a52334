import type { PictureName } from '../../content/schemas/picture.ts';
import { type Drawing, raysOf } from './drawing.ts';
import { drawingNamed } from './drawings.ts';

type Props = {
  name: PictureName;
  /** On a card the title says enough, so the drawing is decoration there. */
  purpose: 'content' | 'decoration';
  /** Drawings in the first view load at once. */
  loading: 'eager' | 'lazy';
};

/** A drawing as an image file, which browsers cache across pages. It may occur twice on a page. */
export function Picture({ name, purpose, loading }: Props) {
  return (
    <img
      src={`/pictures/${name}.svg`}
      alt={purpose === 'content' ? drawingNamed(name).alt : ''}
      width="640"
      height="480"
      loading={loading}
      decoding="async"
      className="h-auto w-full print:[filter:invert(1)_hue-rotate(180deg)]"
    />
  );
}

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
