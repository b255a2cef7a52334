import { join } from 'node:path';
import { speakFor } from '../../content/company.ts';
import { clientWith, type DatabaseClient } from '../desk/database-client.ts';
import { readBuiltSite } from './built-site.ts';
import { connect } from './calls.ts';
import { readCheckout } from './checkout.ts';
import { createEditions } from './editions.ts';
import { createWebsite, type OnPublish, type Website } from './website.ts';

/**
 * The editor reads what the owner types, in a process of its own: visitors are answered while it works, and whatever ends
 * it ends nothing else. It has no key to the database, which the server asks for it.
 */
export type EditorCalls = Website & {
  open: (place: { root: string; folder: string }) => Promise<void>;
};

/** What the editor asks of the server. */
export type ServerCalls = {
  forward: DatabaseClient['forward'];
  /** Shows visitors the site in a folder. */
  show: (folder: string) => Promise<void>;
  tell: OnPublish;
  log: (kind: 'info' | 'error', message: string) => void;
};

const calls: Pick<EditorCalls, 'open'> & Partial<Website> = {
  async open({ root, folder }) {
    const checkout = await readCheckout(root);
    const log = {
      info: (message: string) => void server('log', 'info', message),
      error: (message: string) => void server('log', 'error', message),
    };
    const database = clientWith((name, given, session) => server('forward', name, given, session));
    const parts = { root, folder, checkout, database, log };
    const editions = createEditions({
      ...parts,
      shown: await readBuiltSite(join(root, 'dist')),
      async show(site) {
        await server('show', site.folder);
        speakFor(site.company);
      },
    });
    const onPublish: OnPublish = (publish) => void server('tell', publish);
    Object.assign(calls, createWebsite({ ...parts, editions, onPublish }));
  },
};

const server = connect<ServerCalls>(process as never, calls);

// The server has ended or wants no more of it: a build that runs ends as well.
process.on('disconnect', () => {
  calls.stop?.();
  process.exit();
});
