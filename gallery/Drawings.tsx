import type { PictureName } from '../content/schemas/picture.ts';
import { brandPictures } from '../site/brand/BrandSheet.tsx';
import { drawings } from '../site/illustrations/drawings.ts';
import { Picture } from '../site/illustrations/Picture.tsx';
import { PictureFrame } from '../site/ui/PictureFrame.tsx';
import { Plate, Room } from './Plate.tsx';

const names = Object.keys(drawings) as PictureName[];

export function Drawings() {
  return (
    <Room title="Drawings">
      <Plate label="Picture, by the name content gives it" width="column">
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {names.map((name) => (
            <li key={name}>
              <PictureFrame>
                <Picture name={name} purpose="content" loading="lazy" />
              </PictureFrame>
              <p className="mt-3 text-small text-ink-2">
                {name}: {drawings[name].alt}
              </p>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate label="The mark, the word and the logo, spectral and in one color" width="column">
        <ul className="grid items-end gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {Object.entries(brandPictures).map(([name, picture]) => (
            <li key={name}>
              {picture}
              <p className="mt-3 text-small text-ink-2">{name}</p>
            </li>
          ))}
        </ul>
      </Plate>
    </Room>
  );
}
