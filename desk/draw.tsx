import { renderToString } from 'react-dom/server';
import type { DeskOpening, SignedOut } from '../contract/desk.ts';
import { App, SessionBoundary } from './app/SessionBoundary.tsx';
import { client } from './request/client.ts';
import { openWith } from './request/session.ts';

/** Draws the desk as it opens on the server, so that the list can be read before any script has loaded. */
export function draw(opening: DeskOpening | SignedOut): string {
  openWith(client, opening);
  try {
    return renderToString(
      <App>
        <SessionBoundary />
      </App>,
    );
  } finally {
    // The next request may come from somebody else.
    client.clear();
  }
}
