import { useQuery } from '@tanstack/react-query';
import { figures as words } from '../../content/desk-words/figures.ts';
import type { Figures } from '../../contract/figures.ts';
import { rangesOf } from '../../contract/running-time.ts';
import { FaultNotice, Notice, Page, Skeleton } from '../frame/Page.tsx';
import { useDesk } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { lateMoment } from '../request/enquiries.ts';
import { longSpan, spanTaken } from '../time/spans.ts';
import { Bars, HeadFigure, Ranking, ranked, wordDay } from './charts.tsx';
import { Visits } from './Visits.tsx';

const weeks = 12;

/** How many came, whether the promise was kept, and which pages bring enquiries. */
export default function FiguresPage() {
  const { settings, promised } = useDesk();
  const { data, error, refetch } = useQuery({
    queryKey: ['figures'],
    queryFn: () =>
      call('desk_figures', {
        ...{ zone: settings.zone, weeks, promised_seconds: promised.ms / 1000 },
        late_before: lateMoment(promised),
        hours: rangesOf(promised),
      }),
  });
  return (
    <Page title={words.title} lead={words.lead}>
      <Visits />
      {error ? <FaultNotice error={error} again={refetch} /> : !data && <Skeleton />}
      {data?.enquiries === 0 && <Notice title={words.nothing} text={words.nothingText} />}
      {data && data.enquiries > 0 && (
        <section aria-label={words.enquiries}>
          <h2 className="mt-20 text-h4">{words.messages(weeks)}</h2>
          <HeadFigures figures={data} />
          <div className="mt-25 grid max-w-620 grid-cols-1 gap-22.5 lg:mt-32.5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-40">
            <Bars
              title={words.weeks}
              picture={words.picture(data.weeks.length, mostOf(data.weeks))}
              rows={data.weeks.map(({ week, enquiries, due, in_time }) => ({
                name: wordDay(week),
                values: [enquiries, due, in_time],
              }))}
              columns={[words.week, words.enquiries, words.due, words.answeredInTime]}
              now={words.thisWeek}
            />
            <Ranking
              title={words.from}
              rows={data.from.map(({ path, enquiries }) => ranked(path, enquiries, words.unknown))}
            />
          </div>
        </section>
      )}
    </Page>
  );
}

const mostOf = (weeks: Figures['weeks']) => Math.max(1, ...weeks.map(({ enquiries }) => enquiries));

/** A rounded percentage, which is 100 only when none is missing. */
const shareOf = (inTime: number, due: number) =>
  Math.min(Math.round((inTime / due) * 100), inTime < due ? 99 : 100);

/** With one decimal, because a whole number would contradict the bars: 6 messages in 4 weeks are not 2 a week. */
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The three main figures. */
function HeadFigures({ figures }: { figures: Figures }) {
  const { promised, settings } = useDesk();
  const { due, in_time, median_seconds, enquiries, weeks } = figures;
  const promise = settings.company['answerTime'] ?? longSpan(promised.ms);
  // Before the first message the site may not have been there, so empty weeks do not count until then.
  const counted = weeks.slice(weeks.findIndex((week) => week.enquiries > 0));
  const perWeek = oneDecimal.format(enquiries / counted.length);
  const since = counted.length < weeks.length ? wordDay(counted[0]?.week ?? '') : undefined;
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
