import { useState } from 'react';
import { Route, Switch, useLocation, useRoute } from 'wouter';
import { CalendarPage } from '../calendar/CalendarPage.tsx';
import { DevicesPage } from '../devices/DevicesPage.tsx';
import { ExportPage } from '../export/ExportPage.tsx';
import { FiguresPage } from '../figures/FiguresPage.tsx';
import { KeysHelp } from '../keys/KeysHelp.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Enquiries } from '../list/Enquiries.tsx';
import { pathOf } from '../list/filters.ts';
import { useFilter } from '../list/use-filter.ts';
import { useFollowing, usePulse } from '../live/use-pulse.ts';
import { useTitle } from '../live/use-title.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import { DrawingFault } from './DrawingFault.tsx';
import { MorePage } from './MorePage.tsx';
import { Rail } from './Rail.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Tabs } from './Tabs.tsx';
import { ToastShelf } from './ToastShelf.tsx';

/** The whole desk: where one is going, and what stands there. */
export function Desk() {
  const { data: pulse } = usePulse();
  useFollowing();
  useTitle(pulse?.to_answer ?? 0);
  const filter = useFilter();
  const [place] = useLocation();
  const [reads] = useRoute('/enquiry/:id');
  const [showsKeys, setShowsKeys] = useState(false);
  useKeys({ back: pathOf(filter), help: () => setShowsKeys(true) });

  return (
    <div className="desk" data-reads={reads || undefined}>
      <SkipLink />
      <Rail filter={filter} onKeys={() => setShowsKeys(true)} />
      <main id="content" tabIndex={-1}>
        <ConnectionNote />
        <DrawingFault place={place}>
          <Switch>
            <Route path="/calendar/:day?/:view?">
              {({ day, view }) => <CalendarPage day={day} view={view === 'week' ? 'week' : 'day'} />}
            </Route>
            <Route path="/figures" component={FiguresPage} />
            <Route path="/export">
              <ExportPage filter={filter} />
            </Route>
            <Route path="/devices" component={DevicesPage} />
            <Route path="/more" component={MorePage} />
            <Route>
              <Enquiries filter={filter} />
            </Route>
          </Switch>
        </DrawingFault>
      </main>
      <ToastShelf />
      <Tabs />
      {showsKeys && <KeysHelp onClose={() => setShowsKeys(false)} />}
    </div>
  );
}
