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
      {frames.map(({ drawing, photo, verdict, why }, index) => (
        <li
          key={`${drawing} ${photo} ${why}`}
          className="box grid grid-rows-[minmax(0,1fr)_auto] overflow-hidden opacity-[calc(0.45+0.55*var(--shown,1))]"
          data-is={verdict}
          {...partAt(index)}
        >
          {drawing && <Drawing name={drawing} />}
          {photo && (
            <div className="photo size-full min-h-0 overflow-hidden *:block *:size-full [&_img]:size-full [&_img]:object-cover">
              <Picture
                name={photo}
                alt={altOf(photo)}
                size={photo.startsWith('fault') ? 204 : 880}
                comes="near"
              />
            </div>
          )}
          {(verdict || why) && (
            <p
              className={`border-t-2 px-[0.8em] py-[0.4em] ${verdict ? edges[verdict] : 'border-line-strong'}`}
            >
              {[verdict && lesson.verdicts[verdict], why].filter(Boolean).join(': ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const edges = { kept: 'border-green', rejected: 'border-danger' };

/** What a picture of the tin shows; close-ups of a fault are described by the words below them. */
const altOf = (photo: string): string =>
  [tin.photo, ...tin.looks, tin.rejected].find(({ picture }) => picture === photo)?.alt ?? '';

/** A drawing of the site, loaded when its scene is near. */
function Drawing({ name }: { name: PictureName }) {
  return (
    <img
      className="drawing size-full object-contain print:invert print:hue-rotate-180"
      src={`/pictures/${name}.svg`}
      alt={drawingNamed(name).alt}
      width="640"
      height="480"
      loading="lazy"
      decoding="async"
    />
  );
}
