import type { PictureName } from '../../content/schemas/picture.ts';
import type { Drawing } from './drawing.ts';
import { drawings } from './drawings.ts';
import { WideScene, wideCanvas } from './Scene.tsx';

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
      alt={purpose === 'content' ? drawings[name].alt : ''}
      width="640"
      height="480"
      loading={loading}
      decoding="async"
      className="h-auto w-full print:[filter:invert(1)_hue-rotate(180deg)]"
    />
  );
}

/** The wide scene as an image file. */
export function WidePicture({ drawing }: { drawing: Drawing }) {
  const { width, height } = wideCanvas;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <WideScene drawing={drawing} />
    </svg>
  );
}
