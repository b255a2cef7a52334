import chatbot from '../../content/demonstrations/ai-chatbots.yaml';
import month from '../../content/demonstrations/social-media.yaml';
import shopPage from '../../content/demonstrations/static-websites.yaml';
import taskChain from '../../content/demonstrations/task-automation.yaml';
import comparer from '../../content/demonstrations/ugc-content.yaml';
import short from '../../content/demonstrations/video-content.yaml';
import { isDemonstrated, type SolutionName } from '../../content/samples.ts';
import type { EntryPicture } from '../../content/schemas/picture.ts';
import { conversationWith } from '../demonstrations/chatbot/conversation.ts';
import { fill } from '../demonstrations/frame/Frame.tsx';
import { countsOf, nameOf, planWith, postOn, reviewStateOf } from '../demonstrations/month/plan.ts';
import { tradeOf } from '../demonstrations/shop-page/shop-html.ts';
import { clock } from '../demonstrations/short/short-film.ts';
import { valuesOf } from '../demonstrations/task-chain/chain.ts';
import { Picture } from '../illustrations/Picture.tsx';
import sheet from './miniatures.avif?url';

type Props = {
  /** The id of a solution. */
  of: string;
  drawing: EntryPicture;
};

/** What a solution's demonstration shows, as a still picture for cards, in its own words; or else the solution's drawing. */
export function Miniature({ of, drawing }: Props) {
  const Still = isDemonstrated(of) && stills[of];
  return (
    <div className="miniature" aria-hidden="true">
      {Still ? <Still /> : <Picture of={drawing} purpose="decoration" loading="lazy" />}
    </div>
  );
}

const stills: Record<SolutionName, () => React.JSX.Element> = {
  'ai-chatbots': Answer,
  'social-media': MonthSheet,
  'static-websites': Page,
  'task-automation': Chain,
  'ugc-content': Halves,
  'video-content': Clip,
};

/** The last question of the example, its answer, and the lines that it comes from. */
function Answer() {
  const exchange = conversationWith(chatbot).open(chatbot.example).exchanges.at(-1);
  if (!exchange) throw new Error('content/demonstrations/ai-chatbots.yaml has no example.');
  return (
    <div className="mini-answer">
      <p>{exchange.question}</p>
      <div>
        {exchange.reply.says}
        {exchange.reply.lines.map((line) => (
          <small key={line}>
            <i>{line}</i> {chatbot.facts[line - 1]?.line}
          </small>
        ))}
      </div>
    </div>
  );
}

/** A third of the file that `npm run miniatures` makes: the phone's picture, ours, and the short's. */
function Cut({ of }: { of: 'phone' | 'ours' | 'short' }) {
  return (
    <div className={`mini-cut mini-${of}`}>
      <img src={sheet} width={1182} height={325} alt="" loading="lazy" decoding="async" />
    </div>
  );
}

/** The phone's picture and ours, with the line between them. */
function Halves() {
  return (
    <div className="mini-halves">
      <Cut of="ours" />
      <Cut of="phone" />
      <span>{comparer.photo.name}</span>
      <span>{comparer.looks[0]?.name}</span>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d="M6.5 4.5 2 9l4.5 4.5M11.5 4.5 16 9l-4.5 4.5" />
      </svg>
    </div>
  );
}

/** The five steps, and the customer's name in each of them. */
function Chain() {
  const values = valuesOf(taskChain, { ...taskChain.example, job: 0 });
  return (
    <ol className="mini-chain">
      {taskChain.steps.map(({ title, writes, how }) => {
        const lines = [...writes.map((line) => (typeof line === 'string' ? line : line.item)), how];
        const line = lines.find((one) => one.includes('{customer}')) ?? how;
        const [before = '', after = ''] = line.split('{customer}');
        return (
          <li key={title}>
            <b>{title}</b>
            <span>
              {fill(before, values)}
              <em>{values['customer']}</em>
              {shortened(fill(after, values), 15)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The short with its first words, and what is said when. */
function Clip() {
  return (
    <div className="mini-clip">
      <div>
        <Cut of="short" />
        <p>
          <span>{short.subtitles[0]?.text}</span>
        </p>
      </div>
      <ol>
        {short.subtitles.map(({ at, text }) => (
          <li key={at}>
            <time dateTime={`PT${at}S`}>{clock(at)}</time>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

const weeks = 4;

/** The first weeks of the month: which days have a post, and which posts are approved. */
function MonthSheet() {
  const plan = planWith(month).start;
  const counts = countsOf(plan);
  return (
    <div className="mini-month">
      <p>
        <b>{nameOf(month.month)}</b> {fill(month.counts.approved, counts)}
      </p>
      <ol>
        {Array.from({ length: weeks * 7 }, (_, index) => {
          const day = index + 1;
          const post = postOn(plan, day);
          const state = post && reviewStateOf(post).state;
          return (
            <li key={day} data-state={state} data-open={day === plan.open || undefined}>
              {day}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The head of the example's page on a phone, in the colors of its trade. */
function Page() {
  const { example, page } = shopPage;
  const { colors, drawing, action } = tradeOf(shopPage, example);
  const { paper, tint, ink, accent } = colors;
  const hours = fill(page.hours, { from: example.from, until: example.until });
  const words = example.name.split(' ');
  const middle = Math.ceil(words.length / 2);
  const lines = [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
  return (
    <svg aria-hidden="true" viewBox="0 0 400 260">
      <path
        d="M92 260V56a32 32 0 0 1 32-32h152a32 32 0 0 1 32 32v204z"
        fill="none"
        stroke="white"
        strokeOpacity="0.3"
      />
      <path d="M99 260V58a27 27 0 0 1 27-27h148a27 27 0 0 1 27 27v202z" fill={paper} />
      <path d="M99 132V58a27 27 0 0 1 27-27h148a27 27 0 0 1 27 27v74z" fill={tint} />
      <g
        transform="translate(114 32) scale(0.48)"
        stroke={accent}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={drawing.shapes} fill={paper} />
        <path d={drawing.lines} fill="none" />
      </g>
      <g className="mini-name" fontSize="20" fill={ink}>
        {lines.map((line, index) => (
          <text key={line} x="114" y={177 + 21 * index}>
            {line}
          </text>
        ))}
      </g>
      <g fontWeight="600" fontSize="11.5">
        <text x="114" y="152" fill={accent}>
          {fill(page.open, { hours })}
        </text>
        <rect x="114" y="214" width="84" height="28" rx="5" fill={accent} />
        <rect x="204" y="214" width="84" height="28" rx="5" fill="none" stroke={accent} />
        <g textAnchor="middle">
          <text x="156" y="232" fill={paper}>
            {action}
          </text>
          <text x="246" y="232" fill={accent}>
            {page.call}
          </text>
        </g>
      </g>
    </svg>
  );
}

/** As much of a line as fits, in whole words. */
function shortened(line: string, most: number): string {
  if (line.length <= most) return line;
  const words = line.slice(0, most - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/,$/, '')}…`;
}
