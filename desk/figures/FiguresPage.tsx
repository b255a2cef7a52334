import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { figures as words } from '../../content/desk-words/figures.ts';
import type { Figures } from '../../contract/rows.ts';
import { pageNamed } from '../CameFrom.tsx';
import { FaultNotice, Notice, Page, Skeleton } from '../frame/Page.tsx';
import { useDesk } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { longSpan, spanTaken } from '../time/spans.ts';

const weeks = 12;

/** Whether the promise was kept, and which pages bring enquiries. */
export default function FiguresPage() {
  const { settings } = useDesk();
  const { data, error, refetch } = useQuery({
    queryKey: ['figures'],
    queryFn: () =>
      call('desk_figures', { zone: settings.zone, weeks, promised_seconds: settings.promised_seconds }),
  });
  return (
    <Page title={words.title} lead={words.lead(weeks)}>
      {error ? <FaultNotice error={error} again={refetch} /> : !data && <Skeleton />}
      {data?.enquiries === 0 && <Notice title={words.nothing} text={words.nothingText} />}
      {data && data.enquiries > 0 && (
        <>
          <HeadFigures figures={data} />
          <div className="mt-25 grid max-w-620 grid-cols-1 gap-22.5 lg:mt-32.5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-40">
            <WeekBars weeks={data.weeks} />
            <Sources from={data.from} />
          </div>
        </>
      )}
    </Page>
  );
}

/** A rounded percentage, which is 100 only when none is missing. */
const shareOf = (inTime: number, due: number) =>
  Math.min(Math.round((inTime / due) * 100), inTime < due ? 99 : 100);

/** With one decimal, because a whole number would contradict the bars: 6 messages in 4 weeks are not 2 a week. */
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The three main figures. */
function HeadFigures({ figures }: { figures: Figures }) {
  const { promised } = useDesk();
  const { due, in_time, median_seconds, enquiries, weeks } = figures;
  const promise = longSpan(promised);
  // Before the first message the site may not have been there, so empty weeks do not count until then.
  const counted = weeks.slice(weeks.findIndex((week) => week.enquiries > 0));
  const perWeek = oneDecimal.format(enquiries / counted.length);
  const since = counted.length < weeks.length ? wordMonday(counted[0]?.week ?? '') : undefined;
  const share = due > 0 ? shareOf(in_time, due) : undefined;
  return (
    <dl className="mt-12.5 max-w-620 wide:mt-20 wide:grid wide:grid-cols-3">
      <HeadFigure
        figure={share === undefined ? words.none : words.percent(share)}
        words={due > 0 ? words.inTime(promise, in_time, due) : words.nothingDue(promise)}
      >
        {share !== undefined && (
          <div className="mt-10 mr-15 hidden h-[2px] bg-line wide:block" aria-hidden="true">
            <span className="light" style={{ width: `${share}%` }} />
          </div>
        )}
      </HeadFigure>
      <HeadFigure
        figure={median_seconds === null ? words.none : spanTaken(median_seconds * 1000)}
        words={words.median}
      />
      <HeadFigure figure={perWeek} words={words.perWeek(perWeek, since)} />
    </dl>
  );
}

type HeadFigureProps = { figure: string; words: string; children?: ReactNode };

/** Beside its words on a phone, if there is room, and above them on a wide screen. */
function HeadFigure({ figure, words, children }: HeadFigureProps) {
  return (
    <div className="head-figure">
      <dt className="text-row text-balance text-ink-2 wide:mt-7.5 wide:max-w-[26ch]">{words}</dt>
      <dd className="-order-1 font-display text-[2.75rem] leading-none font-semibold tracking-tightest whitespace-nowrap normal-nums wide:text-[clamp(2.75rem,2rem+2.6vw,4.5rem)]">
        {figure}
      </dd>
      {children}
    </div>
  );
}

/** The pages that enquiries came from, each with a bar for its share. */
function Sources({ from }: { from: Figures['from'] }) {
  const most = Math.max(1, ...from.map(({ enquiries }) => enquiries));
  return (
    <section>
      <h2 className="mb-10 text-h4">{words.from}</h2>
      <ul className="sources">
        {from.map(({ path, enquiries }) => {
          const { title, hue } = path === '' ? { title: words.unknown, hue: undefined } : pageNamed(path);
          return (
            <li
              key={path}
              className={`hue-${hue} relative flex justify-between gap-10 border-b border-line pt-5 pb-6 text-row`}
            >
              <span>{title}</span>
              <b className="font-medium">{enquiries}</b>
              <span
                className="absolute -bottom-px left-0 h-[2px] bg-(--hue,var(--color-ink-2)) forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
                style={{ width: `${(enquiries / most) * 100}%` }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** In the picture's units: the width of a bar, the gap, the height of the bars, and the space for figures above. */
const [bar, gap, room, above] = [34, 12, 190, 26];

const cell = 'border-b border-line py-3.5 text-right font-normal first:text-left';

/** The weeks as bars, and as a table. */
function WeekBars({ weeks }: { weeks: Figures['weeks'] }) {
  const most = Math.max(1, ...weeks.map(({ enquiries }) => enquiries));
  const width = weeks.length * (bar + gap) - gap;
  return (
    <section>
      <h2 className="mb-10 text-h4">{words.weeks}</h2>
      <svg
        className="bars"
        viewBox={`0 0 ${width} ${above + room + 1}`}
        role="img"
        aria-label={words.picture(weeks.length, most)}
      >
        <linearGradient id="bar" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-white)" stopOpacity="0.22" />
          <stop offset="1" stopColor="var(--color-white)" stopOpacity="0.04" />
        </linearGradient>
        <linearGradient id="spectrum">
          {['pink', 'blue', 'green', 'orange', 'white'].map((hue, index) => (
            <stop key={hue} offset={index / 4} stopColor={`var(--color-${hue})`} />
          ))}
        </linearGradient>
        {weeks.map(({ week, enquiries }, index) => {
          const height = (enquiries / most) * room;
          const [x, y] = [index * (bar + gap), above + room - height];
          const isNow = index === weeks.length - 1;
          return (
            <g key={week}>
              <rect x={x} y={y} width={bar} height={height} fill="url(#bar)" />
              <rect x={x} y={y} width={bar} height="2" fill={isNow ? 'url(#spectrum)' : 'var(--color-ink)'} />
              <text x={x + bar / 2} y={y - 9} textAnchor="middle" className={isNow ? 'now' : undefined}>
                {enquiries}
              </text>
            </g>
          );
        })}
        <rect y={above + room} width={width} height="1" fill="var(--color-line-strong)" />
      </svg>
      <p className="mt-5 flex justify-between text-tiny text-ink-2" aria-hidden="true">
        <span>{wordMonday(weeks[0]?.week ?? '')}</span>
        <span>{words.thisWeek}</span>
      </p>
      <details className="mt-10 text-small">
        <summary className="min-h-27.5 cursor-pointer py-6 text-ink-2">{words.asTable}</summary>
        <table className="w-full">
          <thead>
            <tr>
              {[words.week, words.enquiries, words.due, words.answeredInTime].map((name) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, enquiries, due, in_time }) => (
              <tr key={week}>
                <th scope="row" className={cell}>
                  {wordMonday(week)}
                </th>
                <td className={cell}>{enquiries}</td>
                <td className={cell}>{due}</td>
                <td className={cell}>{in_time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Words the Monday of a week from the database: Sep 7. */
const wordMonday = (week: string): string => (week ? day.format(new Date(`${week}T00:00:00Z`)) : '');
