import type { Month } from '../../../content/schemas/demonstrations/month.ts';
import { type Planned, standingOf } from './plan.ts';
import { nameOf } from './weeks.ts';

/** Every post by its day, where no script can open one. */
export function AllDrafts({ sample, posts }: { sample: Month; posts: Planned[] }) {
  return (
    <ol className="all-drafts">
      {posts.map((post) => (
        <li key={post.day}>
          <p>
            <b>{`${nameOf(sample.month)} ${post.day}, ${post.time}`}</b> {post.networks.join(', ')}
          </p>
          <p>{post.text}</p>
          <p>
            {sample.told[standingOf(post).told]}
            {post.second && ` ${sample.described} ${post.second}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
