import type { Proof as Words } from '../../content/schemas/proof.ts';
import { JobCard } from './JobCard.tsx';
import jobCard from './job-card.css?url';
import { Night } from './Night.tsx';
import night from './night.css?url';
import { PhoneScreens } from './PhoneScreens.tsx';
import { PictureSet } from './PictureSet.tsx';
import { PostWall } from './PostWall.tsx';
import phoneScreens from './phone-screens.css?url';
import pictureSet from './picture-set.css?url';
import postWall from './post-wall.css?url';
import { Storyboard } from './Storyboard.tsx';
import storyboard from './storyboard.css?url';

/** How a solution proves what it does: in messages, pictures, a job card, posts, a film, or a page. */
export function Proof({ words }: { words: Words }) {
  return (
    <div>
      <div className="proof-head">
        <h2>{words.heading}</h2>
        {'lead' in words && <p>{words.lead}</p>}
      </div>
      {bodyOf(words)}
    </div>
  );
}

function bodyOf(words: Words) {
  switch (words.kind) {
    case 'night':
      return <Night words={words} />;
    case 'set':
      return <PictureSet words={words} />;
    case 'job-card':
      return <JobCard words={words} />;
    case 'posts':
      return <PostWall words={words} />;
    case 'storyboard':
      return <Storyboard words={words} />;
    case 'screens':
      return <PhoneScreens words={words} />;
  }
}

/** The style sheet of each, which no other page loads. */
export const sheetOfProof: Record<Words['kind'], string> = {
  night,
  set: pictureSet,
  'job-card': jobCard,
  posts: postWall,
  storyboard,
  screens: phoneScreens,
};
