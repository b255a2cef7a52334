import { type ReactNode, useId } from 'react';
import { figures as words } from '../../content/desk-words/figures.ts';
import { pageNamed } from '../CameFrom.tsx';

type HeadFigureProps = { figure: string; words: string; children?: ReactNode };

/** Beside its words on a phone, if there is room, and above them on a wide screen. */
export function HeadFigure({ figure, words, children }: HeadFigureProps) {
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

type Ranked = {
  key: string;
  title: string;
  hue?: string | undefined;
  value: number;
  note?: string | false;
};

/** A page by its path, or whatever else is counted by its own name. */
export const ranked = (path: string, value: number, unknown: string): Ranked => ({
  ...(path === '' ? { title: unknown } : pageNamed(path)),
  ...{ key: path, value },
});

const mostAtOnce = 10;

/** What comes most often, each with a bar for its share. What comes less often opens by a press. */
export function Ranking({ title, rows }: { title: string; rows: Ranked[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const more = rows.slice(mostAtOnce);
  return (
    <section>
      <h2 className="mb-10 text-h4">{title}</h2>
      <RankedRows rows={rows.slice(0, mostAtOnce)} most={most} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-20 py-5 text-small">{words.more(more.length)}</summary>
          <RankedRows rows={more} most={most} />
        </details>
      )}
    </section>
  );
}

const RankedRows = ({ rows, most }: { rows: Ranked[]; most: number }) => (
  <ul className="sources">
    {rows.map(({ key, title, hue, value, note }) => (
      <li
        key={key}
        className={`hue-${hue} relative flex justify-between gap-10 border-b border-line pt-5 pb-6 text-row`}
      >
        <span className="min-w-0 wrap-anywhere">
          {title}
          {note && <span className="block text-small text-ink-2">{note}</span>}
        </span>
        <b className="font-medium">{value}</b>
        <span
          className="absolute -bottom-px left-0 h-[2px] bg-(--hue,var(--color-ink-2)) forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
          style={{ width: `${(value / most) * 100}%` }}
        />
      </li>
    ))}
  </ul>
);

/** In the picture's units: its width, the height of the bars, and the space for figures above. */
const [width, room, above] = [552, 190, 26];

/** Of a day's or week's share of the width. The rest is the gap. */
const barShare = 0.74;

/** More figures than this cannot be read above their bars. */
const mostFigures = 14;

const cell = 'border-b border-line py-3.5 text-right font-normal first:text-left';

type BarsProps = {
  title: string;
  /** What a screen reader says of the picture. */
  picture: string;
  /** Days or weeks, each with its name and figures. The first figure is drawn. */
  rows: { name: string; values: number[] }[];
  columns: string[];
  now: string;
};

/** Figures over time as bars, and as a table. */
export function Bars({ title, picture, rows, columns, now }: BarsProps) {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ values: [first = 0] }) => first));
  const highest = rows.findLastIndex(({ values: [first] }) => first === most);
  const step = width / rows.length;
  const bar = step * barShare;
  return (
    <section>
      <h2 className="mb-10 text-h4">{title}</h2>
      <svg className="bars" viewBox={`0 0 ${width} ${above + room + 1}`} role="img" aria-label={picture}>
        <linearGradient id={`${id}bar`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-white)" stopOpacity="0.22" />
          <stop offset="1" stopColor="var(--color-white)" stopOpacity="0.04" />
        </linearGradient>
        <linearGradient id={`${id}now`}>
          {['pink', 'blue', 'green', 'orange', 'white'].map((hue, index) => (
            <stop key={hue} offset={index / 4} stopColor={`var(--color-${hue})`} />
          ))}
        </linearGradient>
        {rows.map(({ name, values: [value = 0] }, index) => {
          const height = (value / most) * room;
          const [x, y] = [index * step, above + room - height];
          const isNow = index === rows.length - 1;
          return (
            <g key={name}>
              <rect x={x} y={y} width={bar} height={height} fill={`url(#${id}bar)`} />
              <rect x={x} y={y} width={bar} height="2" fill={isNow ? `url(#${id}now)` : 'var(--color-ink)'} />
              {(rows.length <= mostFigures || index === highest) && value > 0 && (
                <text x={x + bar / 2} y={y - 9} textAnchor="middle" className={isNow ? 'now' : undefined}>
                  {value}
                </text>
              )}
            </g>
          );
        })}
        <rect y={above + room} width={width} height="1" fill="var(--color-line-strong)" />
      </svg>
      <p className="mt-5 flex justify-between text-tiny text-ink-2" aria-hidden="true">
        <span>{rows[0]?.name}</span>
        <span>{now}</span>
      </p>
      <details className="mt-10 text-small">
        <summary className="min-h-27.5 cursor-pointer py-6 text-ink-2">{words.asTable}</summary>
        <table className="w-full">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row" className={cell}>
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]} className={cell}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Words a day from the database: Sep 7. */
export const wordDay = (date: string): string => (date ? day.format(new Date(`${date}T00:00:00Z`)) : '');
