import './website.css';
import './entries.css';
import { Route, Switch } from 'wouter';
import { ChangesPage } from './ChangesPage.tsx';
import { NewEntry } from './NewEntry.tsx';
import { WebsitePage } from './WebsitePage.tsx';

/** The pages about the website's words, which are loaded when the owner first opens one of them. */
export default function Website() {
  return (
    <Switch>
      <Route path="/website/changes" component={ChangesPage} />
      <Route path="/website/new/:kind?/:from?">
        {({ kind, from }) => <NewEntry key={`${kind} ${from}`} kind={kind} from={from} />}
      </Route>
      <Route path="/website/at/*">{({ '*': path }) => <WebsitePage path={`/${path}`} />}</Route>
      <Route>
        <WebsitePage path="/" />
      </Route>
    </Switch>
  );
}
