import type { PictureName } from '../../content/schemas/picture.ts';
import { drawings } from './drawings.ts';

type Props = {
  name: PictureName;
  /** On a card the title beside it says enough: the drawing is decoration there. */
  purpose: 'content' | 'decoration';
  /** Drawings in the first view load at once. */
  loading: 'eager' | 'lazy';
};

/** A drawing as a picture of its own: kept by the browser from page to page, and free to stand on a page twice. */
export function Picture({ name, purpose, loading }: Props) {
  return (
    <img
      src={`/pictures/${name}.svg`}
      alt={purpose === 'content' ? drawings[name].alt : ''}
      width="640"
      height="480"
      loading={loading}
      decoding="async"
      className="h-auto w-full print:[filter:invert(1)_hue-rotate(180deg)]"
    />
  );
}
