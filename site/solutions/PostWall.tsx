import { Fragment } from 'react';
import sample from '../../content/demonstrations/social-media.yaml';
import type { ProofOf } from '../../content/schemas/proof.ts';
import { SamplePicture } from './SamplePicture.tsx';

type Words = ProofOf<'posts'>;

/** After which post each hour of the owner stands. */
const hourAfter = [0, 2, 3];

/** A month of posts, as large as what they brought, with the hours of the owner beside them. */
export function PostWall({ words }: { words: Words }) {
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

function Post({ days, caption, picture }: Words['posts'][number]) {
  const brought = sample.report.byPost.rows.find((row) => row.picture === picture)?.messages;
  return (
    <li className="wall-post">
      <SamplePicture from="month" name={picture} alt="" />
      <span className="wall-day">{days}</span>
      {brought !== undefined && (
        <span className="wall-brought">
          {brought}
          <span> {sample.report.messages.label.toLowerCase()}</span>
        </span>
      )}
      <b>{caption}</b>
    </li>
  );
}
