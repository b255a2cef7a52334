import { navigation } from '../../content/desk-words/frame.ts';
import { Freshness } from './Freshness.tsx';
import { Page } from './Page.tsx';

/** What a phone has no room for under the thumb. */
export function MorePage() {
  return (
    <Page title={navigation.more}>
      <ul className="links">
        <li>
          <a href="#/export">{navigation.export}</a>
        </li>
        <li>
          <a href="#/devices">{navigation.devices}</a>
        </li>
      </ul>
      <Freshness />
    </Page>
  );
}
