import { renderToString } from 'react-dom/server';
import type { DeskOpening } from '../contract/desk.ts';
import { App, SessionBoundary } from './app/SessionBoundary.tsx';
import { client } from './request/client.ts';
import { openWith } from './request/session.ts';

/** The desk as it opens, for the server to send: whoever is signed in reads what waits before any script is there. */
export function draw(opening: DeskOpening | null): string {
  openWith(client, opening);
  try {
    return renderToString(
      <App>
        <SessionBoundary />
      </App>,
    );
  } finally {
    // The next may be somebody else.
    client.clear();
  }
}
