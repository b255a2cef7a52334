import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { figures, visits as words } from '../../content/desk-words/figures.ts';
import { csvMark, toCsvRow } from '../../contract/csv.ts';
import type { Visits as VisitsOfSpan } from '../../contract/figures.ts';
import { buttonClass, Labeled } from '../frame/Button.tsx';
import { Options } from '../frame/Form.tsx';
import { FaultNotice, Notice, Skeleton } from '../frame/Page.tsx';
import { useDesk } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { Bars, HeadFigure, Ranking, ranked, wordDay } from './charts.tsx';

const spans = [7, 28, 91];

/** So many days with today, or two days and those between them. */
type Span = number | { from: string; until: string };

/** The first day is never after the last. */
function withEnd(span: Extract<Span, object>, end: 'from' | 'until', day: string): Span {
  const next = { ...span, [end]: day };
  return next.from > next.until ? { from: day, until: day } : next;
}

const dayMs = 86_400_000;
const askedOf = (span: Span) =>
  typeof span === 'number'
    ? { days: span, until: null }
    : { days: (Date.parse(span.until) - Date.parse(span.from)) / dayMs + 1, until: span.until };

/** The figures as a table for a spreadsheet, in an address that holds it. */
function fileOf({ days, hosts, campaigns, searches, paths, ...sums }: VisitsOfSpan): string {
  const rows = [
    ...(['arrivals', 'arrivals_before', 'phones', 'pages', 'at_form', 'messages', 'calls'] as const).map(
      (name) => [words.sums[name], '', sums[name]] as const,
    ),
    ...days.map(({ day, arrivals }) => [words.perDay, day, arrivals] as const),
    ...hosts.map(({ name, views }) => [words.hosts, name || words.unknown, views] as const),
    ...campaigns.flatMap(
      ({ name, views, messages }) =>
        [
          [words.campaigns, name, views],
          [words.ledTo, name, messages],
        ] as const,
    ),
    ...searches.map(({ name, views }) => [words.searches, name || words.nothingFound, views] as const),
    ...paths.flatMap(
      ({ name, views, messages, calls }) =>
        [
          [words.opened, nameOf(name), views],
          [words.ledTo, nameOf(name), messages],
          [words.called, nameOf(name), calls],
        ] as const,
    ),
  ];
  const lines = [words.columns, ...rows.map((row) => row.map(String))].map(toCsvRow);
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csvMark + lines.join(''))}`;
}

const nameOf = (path: string) => ranked(path, 0, words.notSaid).title;

const rowOf =
  (unknown: string) =>
  ({ name, views }: VisitsOfSpan['hosts'][number]) =>
    ranked(name, views, unknown);

/** How many came, from where, what they opened, and how many of them wrote. */
export function Visits() {
  const { settings } = useDesk();
  const [span, setSpan] = useState<Span>(28);
  const { data, error, refetch } = useQuery({
    queryKey: ['visits', span],
    queryFn: () => call('desk_visits', { zone: settings.zone, ...askedOf(span) }),
    placeholderData: (before) => before,
    // Nothing tells the desk of visits, which are kept once a minute.
    ...{ refetchOnMount: 'always', refetchInterval: 60_000 },
  });
  if (error && !data) return <FaultNotice error={error} again={refetch} />;
  if (!data) return <Skeleton />;
  const { arrivals, arrivals_before, phones, pages, at_form, messages, calls } = data;
  const { hosts, campaigns, searches, paths } = data;
  const days = data.days.length;
  const [first = '', last = ''] = [data.days[0]?.day, data.days.at(-1)?.day];
  const isOwn = typeof span === 'object';
  if (arrivals + pages + arrivals_before === 0 && !isOwn)
    return <Notice title={words.none} text={words.noneText} />;
  const share = arrivals > 0 ? Math.round((phones / arrivals) * 100) : 0;
  return (
    <section aria-label={words.title}>
      <div className="mt-12.5 flex flex-wrap gap-10">
        <Labeled label={words.span}>
          <select
            value={isOwn ? 0 : span}
            onChange={({ target }) => setSpan(Number(target.value) || { from: first, until: last })}
          >
            <Options of={[...spans.map((each) => [each, words.days(each)] as const), [0, words.ownDays]]} />
          </select>
        </Labeled>
        {isOwn &&
          (['from', 'until'] as const).map((end) => (
            <Labeled key={end} label={words[end]}>
              <input
                type="date"
                value={span[end]}
                onChange={({ target: { value } }) => value && setSpan(withEnd(span, end, value))}
              />
            </Labeled>
          ))}
      </div>
      <p className="quiet mt-7.5 max-w-310">{words.explained}</p>
      <dl className="mt-12.5 max-w-620 wide:mt-20 wide:grid wide:grid-cols-3">
        <HeadFigure figure={`${arrivals}`} words={words.arrivals(days, arrivals_before)} />
        <HeadFigure
          figure={arrivals > 0 ? figures.percent(share) : figures.none}
          words={words.onPhones(phones)}
        />
        <HeadFigure figure={`${messages}`} words={words.wrote(pages, at_form, calls)} />
      </dl>
      <div className="mt-25 mb-30 grid max-w-620 grid-cols-1 gap-22.5 lg:mt-32.5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-40">
        <Bars
          title={words.perDay}
          picture={words.picture(days, Math.max(...data.days.map(({ arrivals }) => arrivals)))}
          rows={data.days.map(({ day, arrivals }) => ({ name: wordDay(day), values: [arrivals] }))}
          columns={[words.day, words.title]}
          now={isOwn ? wordDay(last) : words.today}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-22.5">
          <div hidden={hosts.length === 0}>
            <Ranking title={words.hosts} rows={hosts.map(rowOf(words.unknown))} />
            <p className="quiet mt-5">{words.hostsNote}</p>
          </div>
          {campaigns.length > 0 && (
            <Ranking
              title={words.campaigns}
              rows={campaigns.map(({ name, views, messages }) => ({
                ...ranked(name, views, words.unknown),
                note: messages > 0 && words.led(messages, 0),
              }))}
            />
          )}
          {searches.length > 0 && (
            <Ranking title={words.searches} rows={searches.map(rowOf(words.nothingFound))} />
          )}
          {paths.length > 0 && (
            <Ranking
              title={words.paths}
              rows={paths.map(({ name, views, messages, calls }) => ({
                ...ranked(name, views, words.notSaid),
                note: messages > 0 && words.led(messages, calls),
              }))}
            />
          )}
        </div>
      </div>
      <p className="mb-20">
        <a className={buttonClass.line} href={fileOf(data)} download={`visits-${first}-${last}.csv`}>
          {words.download}
        </a>
      </p>
    </section>
  );
}
