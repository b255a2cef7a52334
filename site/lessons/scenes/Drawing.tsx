import type { PictureName } from '../../../content/schemas/picture.ts';
import { drawings } from '../../illustrations/drawings.ts';

/** A drawing of the site, fetched when its scene is seen. */
export function Drawing({ name }: { name: PictureName }) {
  return (
    <img
      className="drawing"
      src={`/pictures/${name}.svg`}
      alt={drawings[name].alt}
      width="640"
      height="480"
      loading="lazy"
      decoding="async"
    />
  );
}
