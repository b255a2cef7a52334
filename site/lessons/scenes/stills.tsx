import { lesson } from '../../../content/labels.ts';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import type { PictureName } from '../../../content/schemas/picture.ts';
import { drawings } from '../../illustrations/drawings.ts';
import type { PartOf } from './part.ts';

export function Pictures({ scene, part }: { scene: SceneOf<'picture'>; part: PartOf }) {
  return (
    <ul className="bench frames" data-count={scene.frames.length}>
      {scene.frames.map(({ when, drawing, verdict, why }, index) => (
        <li key={when} className="box" data-is={verdict} {...part('frames', index)}>
          <Drawing name={drawing} />
          {(verdict || why) && <p>{[verdict && lesson.verdicts[verdict], why].filter(Boolean).join(': ')}</p>}
        </li>
      ))}
    </ul>
  );
}

export function Say({ scene }: { scene: SceneOf<'say'> }) {
  return (
    <div className="sentence">
      <Light />
      <p>{scene.words}</p>
    </div>
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

/** The white ray that points at what has just been said, and the colors that leave it. The painter moves both. */
export function Light() {
  return (
    <span className="light" data-light>
      <span className="ray" />
      <svg
        aria-hidden="true"
        className="fan"
        viewBox="0 0 100 80"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="0.6"
      >
        <path className="pink" d="M0 40 100 4" />
        <path className="orange" d="M0 40 100 22" />
        <path className="white" d="M0 40h100" />
        <path className="green" d="M0 40 100 58" />
        <path className="blue" d="M0 40 100 76" />
      </svg>
    </span>
  );
}
