import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { entrySheets, factSheets } from '../../contract/facts.ts';
import { ChangesPage } from './ChangesPage.tsx';
import { NewEntry } from './NewEntry.tsx';
import { WebsitePage } from './WebsitePage.tsx';

/** Forms are filled in on other days than words are typed. */
const FactsPage = lazy(() => import('./FactsPage.tsx'));

/** The pages about the website's words, which are loaded when the owner first opens one of them. */
export default function Website() {
  return (
    <Switch>
      <Route path="/website/changes" component={ChangesPage} />
      <Route path="/website/new/:kind?/:from?">
        {({ kind, from }) => <NewEntry key={`${kind} ${from}`} kind={kind} from={from} />}
      </Route>
      <Route path="/website/facts/:sheet?/:id?">
        {({ sheet, id = '' }) => {
          const kind = entrySheets.find((each) => each === sheet);
          const single = factSheets.find((each) => each === sheet) ?? 'company';
          return <FactsPage sheet={kind ? `${kind}/${id}` : single} />;
        }}
      </Route>
      <Route path="/website/look/*?">
        {({ '*': path = '' }) => <WebsitePage key={path} path={`/${path}`} looks />}
      </Route>
      <Route path="/website/at/*?">
        {({ '*': path = '' }) => <WebsitePage key={path} path={`/${path}`} />}
      </Route>
      <Route>
        <WebsitePage path="/" />
      </Route>
    </Switch>
  );
}
