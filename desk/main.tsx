import { createRoot, hydrateRoot } from 'react-dom/client';
import './desk.css';
import { signInPath } from '../contract/desk.ts';
import { App, SessionBoundary } from './app/SessionBoundary.tsx';
import { client } from './request/client.ts';
import { openWith } from './request/session.ts';
import { OpenedLink } from './sign-in/SignIn.tsx';

const root = document.getElementById('desk');
const opening = root?.dataset['opening'];

if (root && opening) {
  openWith(client, JSON.parse(opening));
  // Removes the data of the last session from the document.
  delete root.dataset['opening'];
  hydrateRoot(
    root,
    <App>
      <SessionBoundary />
    </App>,
  );
} else if (root) {
  createRoot(root).render(
    <App>{location.pathname === signInPath ? <OpenedLink /> : <SessionBoundary />}</App>,
  );
}
