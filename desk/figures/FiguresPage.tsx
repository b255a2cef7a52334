import { useQuery } from '@tanstack/react-query';
import { figures as words } from '../../content/desk-words/frame.ts';
import type { Figures } from '../../contract/rows.ts';
import { pageNamed } from '../CameFrom.tsx';
import { FaultNotice, Notice, Page, Skeleton } from '../frame/Page.tsx';
import { useDesk } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { longSpan, spanTaken } from '../time/spans.ts';

const weeks = 12;

/** Whether the promise was kept, and which pages bring enquiries. */
export function FiguresPage() {
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
          <div className="charts">
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
    <dl className="head-figures">
      <div>
        <dt>{due > 0 ? words.inTime(promise, in_time, due) : words.nothingDue(promise)}</dt>
        <dd>{share === undefined ? words.none : words.percent(share)}</dd>
        {share !== undefined && (
          <div className="track" aria-hidden="true">
            <span className="light" style={{ width: `${share}%` }} />
          </div>
        )}
      </div>
      <div>
        <dt>{words.median}</dt>
        <dd>{median_seconds === null ? words.none : spanTaken(median_seconds * 1000)}</dd>
      </div>
      <div>
        <dt>{words.perWeek(perWeek, since)}</dt>
        <dd>{perWeek}</dd>
      </div>
    </dl>
  );
}

/** The pages that enquiries came from, each with a bar for its share. */
function Sources({ from }: { from: Figures['from'] }) {
  const most = Math.max(1, ...from.map(({ enquiries }) => enquiries));
  return (
    <section>
      <h2>{words.from}</h2>
      <ul className="sources">
        {from.map(({ path, enquiries }) => {
          const { title, hue } = path === '' ? { title: words.unknown, hue: undefined } : pageNamed(path);
          return (
            <li key={path} data-hue={hue}>
              <span>{title}</span>
              <b>{enquiries}</b>
              <span className="line" style={{ width: `${(enquiries / most) * 100}%` }} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** In the picture's units: the width of a bar, the gap, the height of the bars, and the space for figures above. */
const [bar, gap, room, above] = [34, 12, 190, 26];

/** The weeks as bars, and as a table. */
function WeekBars({ weeks }: { weeks: Figures['weeks'] }) {
  const most = Math.max(1, ...weeks.map(({ enquiries }) => enquiries));
  const width = weeks.length * (bar + gap) - gap;
  return (
    <section>
      <h2>{words.weeks}</h2>
      <svg
        className="bars"
        viewBox={`0 0 ${width} ${above + room + 1}`}
        role="img"
        aria-label={words.picture(weeks.length, most)}
      >
        <linearGradient id="bar" x2="0" y2="1">
          <stop offset="0" className="bar-top" />
          <stop offset="1" className="bar-foot" />
        </linearGradient>
        <linearGradient id="spectrum">
          {['pink', 'blue', 'green', 'orange', 'white'].map((hue, index) => (
            <stop key={hue} offset={index / 4} className={`hue-${hue}`} />
          ))}
        </linearGradient>
        {weeks.map(({ week, enquiries }, index) => {
          const height = (enquiries / most) * room;
          const [x, y] = [index * (bar + gap), above + room - height];
          const isNow = index === weeks.length - 1;
          return (
            <g key={week} className={isNow ? 'bar now' : 'bar'}>
              <rect x={x} y={y} width={bar} height={height} fill="url(#bar)" />
              <rect
                x={x}
                y={y}
                width={bar}
                height="2"
                className="edge"
                fill={isNow ? 'url(#spectrum)' : undefined}
              />
              <text x={x + bar / 2} y={y - 9} textAnchor="middle">
                {enquiries}
              </text>
            </g>
          );
        })}
        <rect y={above + room} width={width} height="1" className="floor" />
      </svg>
      <p className="axis" aria-hidden="true">
        <span>{wordMonday(weeks[0]?.week ?? '')}</span>
        <span>{words.thisWeek}</span>
      </p>
      <details>
        <summary>{words.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col">{words.enquiries}</th>
              <th scope="col">{words.due}</th>
              <th scope="col">{words.answeredInTime}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, enquiries, due, in_time }) => (
              <tr key={week}>
                <th scope="row">{wordMonday(week)}</th>
                <td>{enquiries}</td>
                <td>{due}</td>
                <td>{in_time}</td>
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
