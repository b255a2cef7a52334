import type { PictureName } from '../../content/schemas/picture.ts';
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
