import { lesson } from '../../../content/labels.ts';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import type { PictureName } from '../../../content/schemas/picture.ts';
import { drawings } from '../../illustrations/drawings.ts';
import type { PartOf } from './part.ts';

export function Pictures({ scene, part }: { scene: SceneOf<'picture'>; part: PartOf }) {
  return (
    <ul className="bench frames" data-count={scene.frames.length}>
      {scene.frames.map(({ drawing, verdict, why }, index) => (
        <li key={`${drawing} ${why}`} className="box" data-is={verdict} {...part('frames', index)}>
          <Drawing name={drawing} />
          {(verdict || why) && <p>{[verdict && lesson.verdicts[verdict], why].filter(Boolean).join(': ')}</p>}
        </li>
      ))}
    </ul>
  );
}

export function Title({ scene: { drawing } }: { scene: SceneOf<'title'> }) {
  return drawing && <Drawing name={drawing} />;
}

/** A drawing of the site, loaded when its scene is near. */
function Drawing({ name }: { name: PictureName }) {
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
