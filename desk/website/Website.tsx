import { useEffect, useRef } from 'react';
import { Route, Switch } from 'wouter';
import { factSheets } from '../../contract/facts.ts';
import { client } from '../request/client.ts';
import { session } from '../request/session.ts';
import { ChangesPage } from './ChangesPage.tsx';
import { FactsPage } from './FactsPage.tsx';
import { NewEntry } from './NewEntry.tsx';
import { editionOf, useWebsite } from './requests.ts';
import { WebsitePage } from './WebsitePage.tsx';

/** The pages about the website's words, which are loaded when the owner first opens one of them. */
export default function Website() {
  useNewSettings();
  return (
    <Switch>
      <Route path="/website/changes" component={ChangesPage} />
      <Route path="/website/new/:kind?/:from?">
        {({ kind, from }) => <NewEntry key={`${kind} ${from}`} kind={kind} from={from} />}
      </Route>
      <Route path="/website/facts/:sheet?">
        {({ sheet }) => <FactsPage sheet={factSheets.find((each) => each === sheet) ?? 'company'} />}
      </Route>
      <Route path="/website/look/*?">
        {({ '*': path = '' }) => <WebsitePage key={path} path={`/${path}`} looks />}
      </Route>
      <Route path="/website/at/*">{({ '*': path }) => <WebsitePage key={path} path={`/${path}`} />}</Route>
      <Route>
        <WebsitePage path="/" />
      </Route>
    </Switch>
  );
}

/** A publish or an undo may change facts that the desk itself uses: the promise, the name, the owner's zone. */
function useNewSettings(): void {
  const { data: state } = useWebsite();
  const edition = state && editionOf(state);
  const last = useRef(edition);
  useEffect(() => {
    if (last.current !== undefined && last.current !== edition)
      void client.invalidateQueries({ queryKey: session.queryKey });
    last.current = edition;
  }, [edition]);
}
