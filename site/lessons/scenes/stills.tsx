import tin from '../../../content/demonstrations/ugc-content.yaml';
import { lesson } from '../../../content/labels.ts';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import type { PictureName } from '../../../content/schemas/picture.ts';
import { Picture } from '../../demonstrations/comparer/Halves.tsx';
import { drawingNamed } from '../../illustrations/drawings.ts';
import type { PartAttributes } from './part.ts';

type PicturesProps = { frames: SceneOf<'picture'>['frames']; partAt: (index: number) => PartAttributes };

export function Pictures({ frames, partAt }: PicturesProps) {
  return (
    <ul className="frames" data-count={frames.length}>
      {frames.map(({ drawing, photo, lamp, verdict, why }, index) => (
        <li key={`${drawing} ${photo} ${why}`} className="box" data-is={verdict} {...partAt(index)}>
          {drawing && <Drawing name={drawing} />}
          {photo && (
            <div className="drawing photo relative min-h-0 overflow-hidden" data-lamp={lamp}>
              <Picture
                name={photo}
                alt={altOf(photo)}
                size={photo.startsWith('fault') ? 204 : 880}
                comes="near"
              />
            </div>
          )}
          {(verdict || why) && <p>{[verdict && lesson.verdicts[verdict], why].filter(Boolean).join(': ')}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What a picture of the tin shows; close-ups of a fault are described by the words below them. */
const altOf = (photo: string): string =>
  [tin.photo, ...tin.looks, tin.rejected].find(({ picture }) => picture === photo)?.alt ?? '';

/** A drawing of the site, loaded when its scene is near. */
function Drawing({ name }: { name: PictureName }) {
  return (
    <img
      className="drawing"
      src={`/pictures/${name}.svg`}
      alt={drawingNamed(name).alt}
      width="640"
      height="480"
      loading="lazy"
      decoding="async"
    />
  );
}
