import { drawingAddress, photoSources } from '../../content/photos.ts';
import type { EntryPicture } from '../../content/schemas/picture.ts';
import { type Drawing, raysOf } from './drawing.ts';
import { altOf, drawingNamed } from './drawings.ts';

type Props = {
  of: EntryPicture;
  /** On a card the title says enough, so the picture is decoration there. */
  purpose: 'content' | 'decoration';
  /** Pictures in the first view load at once. */
  loading: 'eager' | 'lazy';
  /** How wide a photo is shown. */
  sizes?: string;
};

/** As wide as the widest card: half of the page on a desk, and the screen on a phone. */
const column = '(min-width: 64rem) 48vw, 100vw';

const shape = { width: '640', height: '480', decoding: 'async' } as const;

/** A drawing or a photo as an image file, which browsers cache across pages. It may occur twice on a page. */
export function Picture({ of, purpose, loading, sizes = column }: Props) {
  return (
    <img
      {...(typeof of === 'string'
        ? drawingOf(of)
        : { ...photoSources(of.photo, sizes), className: 'h-auto w-full' })}
      alt={purpose === 'content' ? altOf(of) : ''}
      {...shape}
      loading={loading}
    />
  );
}

const drawingOf = (name: string) => ({
  src: drawingAddress(name),
  className: 'h-auto w-full print:[filter:invert(1)_hue-rotate(180deg)]',
});

/** A picture on a card, which says enough in its title. The colors of a drawing are switched on with the card, at an angle of their own. */
export function CardPicture({ of }: { of: EntryPicture }) {
  const drawing = typeof of === 'string' ? drawingNamed(of) : undefined;
  return (
    <span className="lit-picture">
      {drawing ? (
        <>
          <img
            src={drawingAddress(`unlit/${of}`)}
            alt=""
            {...shape}
            loading="lazy"
            className="h-auto w-full"
          />
          <svg viewBox="0 0 640 480" aria-hidden="true">
            {raysOf(drawing, tiltOf(drawing)).map(({ color, beyond }) => (
              <path key={color} fill={color} d={beyond} />
            ))}
          </svg>
        </>
      ) : (
        <Picture of={of} purpose="decoration" loading="lazy" />
      )}
    </span>
  );
}

/** Up to 56 units up or down. It only has to differ from drawing to drawing, so the place of the light decides. */
const tiltOf = ({ entry: [x, y] }: Drawing) => ((Math.round(x * 7 + y * 3) % 9) - 4) * 14;
