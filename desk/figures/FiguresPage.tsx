import { useQuery } from '@tanstack/react-query';
import { figures as words } from '../../content/desk-words/figures.ts';
import { FaultNotice } from '../frame/FaultNotice.tsx';
import { Notice } from '../frame/Notice.tsx';
import { Page } from '../frame/Page.tsx';
import { Skeleton } from '../frame/Skeleton.tsx';
import { useDesk } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { HeadFigures } from './HeadFigures.tsx';
import { Sources } from './Sources.tsx';
import { WeekBars } from './WeekBars.tsx';

const weeks = 12;

/** Whether the promise was kept, and what brings people. */
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
          <HeadFigures figures={data} weeks={weeks} />
          <div className="charts">
            <WeekBars weeks={data.weeks} />
            <Sources from={data.from} />
          </div>
        </>
      )}
    </Page>
  );
}
