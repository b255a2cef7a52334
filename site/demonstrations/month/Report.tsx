import sample from '../../../content/demonstrations/social-media.yaml';
import { nameOf, type Plan, type Planned, reviewStateOf } from './plan.ts';

type Props = {
  /** An invisible report keeps its room, so that nothing below moves when it is shown. */
  isPutAway: boolean;
};

/** The results of the month, on one page. */
export function Report({ isPutAway }: Props) {
  const { report } = sample;
  const { caption, rows } = report.byPost;
  const most = Math.max(...rows.map(({ messages }) => messages));
  return (
    <div className={isPutAway ? 'report put-away' : 'report'}>
      <p className="text-small text-ink-3">{report.note}</p>
      <dl>
        {[report.messages, ...report.others].map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col justify-between gap-[0.6rem] border-b border-line pt-4 pr-4 pb-5"
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.findings.map(({ title, text }) => (
        <p key={title} className="finding max-w-[60ch]">
          <b>{title}</b> {text}
        </p>
      ))}
      <table className="w-full">
        <caption className="pb-[0.6rem] text-left text-small text-ink-3">{caption}</caption>
        <tbody>
          {rows.map(({ label, messages }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="w-10 text-ink">{messages}</td>
              <td>
                <svg
                  className="h-0.5 w-full fill-(--hue)"
                  viewBox={`0 0 ${most} 1`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d={`M0 0h${messages}v1H0z`} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** All posts by day, for browsers without scripts, which cannot open one. */
export function AllDrafts({ posts }: { posts: Planned[] }) {
  return (
    <ol className="all-drafts">
      {posts.map((post) => (
        <li key={post.day}>
          <p>
            <b>{`${nameOf(sample.month)} ${post.day}, ${post.time}`}</b> {post.networks.join(', ')}
          </p>
          <p>{post.text}</p>
          <p>
            {sample.told[reviewStateOf(post).told]}
            {post.second && ` ${sample.described} ${post.second}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Switches between the month and the report. */
export function Views({ view, onShow }: { view: Plan['view']; onShow: (view: Plan['view']) => void }) {
  return (
    <fieldset className="choice controls">
      <legend className="sr-only">{sample.views.label}</legend>
      {(['month', 'report'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="month-view" checked={view === one} onChange={() => onShow(one)} />
          <span>{sample.views[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
