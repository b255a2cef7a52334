import { type ComponentType, Fragment } from 'react';
import month from '../../content/demonstrations/social-media.yaml';
import comparer from '../../content/demonstrations/ugc-content.yaml';
import type { ProofOf, Proof as Words } from '../../content/schemas/proof.ts';
import { stillOf } from '../demonstrations/short/short-film.ts';
import jobCard from './job-card.css?url';
import { Night } from './Night.tsx';
import night from './night.css?url';
import phoneScreens from './phone-screens.css?url';
import pictureSet from './picture-set.css?url';
import postWall from './post-wall.css?url';
import storyboard from './storyboard.css?url';

/** How a solution proves what it does: in messages, pictures, a job card, posts, a film, or a page. */
export function Proof({ words }: { words: Words }) {
  const Body = bodies[words.kind] as ComponentType<{ words: Words }>;
  return (
    <div>
      <div className="proof-head">
        <h2>{words.heading}</h2>
        {'lead' in words && <p>{words.lead}</p>}
      </div>
      <Body words={words} />
    </div>
  );
}

const bodies: { [Kind in Words['kind']]: ComponentType<{ words: ProofOf<Kind> }> } = {
  night: Night,
  set: PictureSet,
  'job-card': JobCard,
  posts: PostWall,
  storyboard: Storyboard,
  screens: PhoneScreens,
};

/** The style sheet of each, which no other page loads. */
export const sheetOfProof: Record<Words['kind'], string> = {
  night,
  set: pictureSet,
  'job-card': jobCard,
  posts: postWall,
  storyboard,
  screens: phoneScreens,
};

/** A day on one card: a stamp for each hour, and faint beneath it what was written by hand before. */
function JobCard({ words }: { words: ProofOf<'job-card'> }) {
  const { card, stamps } = words;
  return (
    <div className="job-card mt-10 rounded-card bg-raised-2">
      <p className="flex flex-wrap justify-between gap-x-8 gap-y-1 pb-4 text-ink-3">
        <b className="font-display text-h4 font-semibold text-ink">{card.title}</b> {card.shop}
      </p>
      <ol>
        {stamps.map(({ time, stamp, after, before }) => (
          <li key={time}>
            <p className="text-ink-3 tabular-nums">{time}</p>
            <b className="job-card-stamp">{stamp}</b>
            <div>
              <p>{after}</p>
              <p className="mt-[0.35rem] text-ink-3 italic lg:mt-0">{before}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The same page on four phones in a day, and below each the same hour before. */
function PhoneScreens({ words }: { words: ProofOf<'screens'> }) {
  return (
    <ol className="screens">
      {words.screens.map(({ time, title, lines, button, after, before }) => (
        <li key={time}>
          <p className="text-ink-3 tabular-nums">{time}</p>
          <div className="screens-phone">
            <b>{title}</b>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {button && <i>{button}</i>}
          </div>
          <p>{after}</p>
          <p className="text-ink-3">{before}</p>
        </li>
      ))}
    </ol>
  );
}

/** The frames of a film, and below each what it costs today and what is left of that. */
function Storyboard({ words }: { words: ProofOf<'storyboard'> }) {
  const { frames, columns } = words;
  return (
    <ol className="storyboard">
      {frames.map(({ picture, title, today, left }) => (
        <li key={picture}>
          <div className="storyboard-frame">
            <img
              className="sample-picture"
              loading="lazy"
              decoding="async"
              src={stillOf(picture)}
              width="640"
              height="360"
              alt=""
            />
          </div>
          <h3 className="mt-3 text-h4">{title}</h3>
          <dl>
            <dt>{columns.today}</dt>
            <dd className="text-ink-2">{today}</dd>
            <dt>{columns.left}</dt>
            <dd>{left}</dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** After which post each hour of the owner stands. */
const hourAfter = [0, 2, 3];

/** A month of posts, as large as what they brought, with the hours of the owner beside them. */
function PostWall({ words }: { words: ProofOf<'posts'> }) {
  const { posts, hours, before, ending } = words;
  return (
    <>
      <ul className="wall">
        {posts.map((post, index) => {
          const hour = hours[hourAfter.indexOf(index)];
          return (
            <Fragment key={post.caption}>
              <Post {...post} />
              {hour && (
                <li className="wall-hour">
                  <span className="block text-ink-3">{hour.time}</span>
                  {hour.text}
                </li>
              )}
            </Fragment>
          );
        })}
        <li className="wall-before">
          <span className="block text-ink-3">{before.label}</span>
          {before.text}
        </li>
      </ul>
      <p className="mt-6 max-w-[72ch] text-ink-2">{ending}</p>
    </>
  );
}

function Post({ days, caption, picture }: ProofOf<'posts'>['posts'][number]) {
  const brought = month.report.byPost.rows.find((row) => row.picture === picture)?.messages;
  return (
    <li className="wall-post">
      <SamplePicture from="month" name={picture} alt="" />
      <span className="wall-day">{days}</span>
      {brought !== undefined && (
        <span className="wall-brought">
          {brought}
          <span> {month.report.messages.label.toLowerCase()}</span>
        </span>
      )}
      <b>{caption}</b>
    </li>
  );
}

/** What a set of pictures contains: the looks of the demonstration, words for a post, and the note on how they were made. */
function PictureSet({ words: { texts, contents, note } }: { words: ProofOf<'set'> }) {
  return (
    <div className="picture-set">
      <div className="picture-set-sheet">
        {comparer.looks.map(({ picture, name, alt }) => (
          <figure key={picture}>
            <SamplePicture from="comparer" name={picture} alt={alt} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
        {texts.map(({ label, text }) => (
          <div key={label}>
            <span>{label}</span>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <ul>
        {contents.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-3">{note}</p>
    </div>
  );
}

/** A picture for each step from a phone picture to a post. */
export const stepPictures = () => {
  const { photo, looks, rejected } = comparer;
  const picture = (name: string) => <SamplePicture key={name} from="comparer" name={name} alt="" />;
  return [
    picture(photo.picture),
    <span key="looks" className="step-looks">
      {looks.map((look) => picture(look.picture))}
    </span>,
    <span key="rejected" className="step-rejected">
      {picture(rejected.picture)}
    </span>,
    <span key="pair" className="step-pair">
      {picture(photo.picture)}
      {looks[0] && picture(looks[0].picture)}
    </span>,
  ];
};

type Props = {
  /** A folder of a demonstration, and a file there without its ending. */
  from: 'comparer' | 'month';
  name: string;
  alt: string;
};

const addresses = import.meta.glob<string>('../demonstrations/{comparer,month}/pictures/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A rendered picture of a demonstration, which fills its frame. */
function SamplePicture({ from, name, alt }: Props) {
  const [avif, webp] = ['avif', 'webp'].map(
    (ending) => addresses[`../demonstrations/${from}/pictures/${name}.${ending}`],
  );
  if (!avif || !webp)
    throw new Error(`site/demonstrations/${from}/pictures has no ${name}.avif and ${name}.webp.`);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img
        className="sample-picture"
        loading="lazy"
        decoding="async"
        src={webp}
        width="800"
        height="600"
        alt={alt}
      />
    </picture>
  );
}
