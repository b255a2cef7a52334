import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company, speakFor } from '../content/company.ts';
import { linkMinutes } from '../content/limits.ts';
import { deskPath } from '../contract/desk.ts';
import { createApp, createListener } from './app.ts';
import { createOffering } from './booking/offer.ts';
import { followOwnCalendar } from './calendar/own-calendar.ts';
import { forgetAddress, loadServiceKey, noteAddress, WrongServiceKey } from './data-folder.ts';
import { CannotOpen } from './database/embedded-store.ts';
import { openStore } from './database/open-store.ts';
import { openOwnClient } from './desk/database-client.ts';
import { startMondayMail } from './desk/monday-mail.ts';
import { loadDesk } from './desk/pages.ts';
import { linkForFirstDevice } from './desk/sessions.ts';
import { createFreeTimes } from './free-times.ts';
import { createHealth } from './health.ts';
import { createHttpServer } from './http.ts';
import { visitorsCall } from './language/functions.ts';
import { log } from './logger.ts';
import { startNotifications } from './notifications/notifier.ts';
import { opensAt } from './requests/request-origin.ts';
import { settingsOrExit } from './settings.ts';
import { securityHeaders, surroundingsOf } from './static/headers.ts';
import { createShowcase } from './static/showcase.ts';
import { loadSite, type Site } from './static/site.ts';
import { createVisits } from './visits.ts';
import { closedWebsite, openWebsite } from './website/open-website.ts';
import { tellOfPublish } from './website/tell-of-publish.ts';

/** Longer than any start, also after a kill and on a busy machine. Only a disk that hangs takes this long. */
const longestStartMs = 300_000;

const settings = settingsOrExit();
const startDeadline = setTimeout(giveUpStarting, longestStartMs);
const surroundings = surroundingsOf(settings);
const headers = securityHeaders(surroundings);
const root = fileURLToPath(new URL('..', import.meta.url));
const site = await Promise.try(loadSite, join(root, 'dist'), surroundings).catch(explainAndExit);
const store = await openStore(settings, log).catch(explainAndExit);
const serviceKey = await loadServiceKey(settings.dataDir, settings.serviceRoleKey).catch(explainFolder);
const freeTimes = createFreeTimes(() => store.run(visitorsCall('free_times', {})));
const offering = createOffering({ store, freeTimes, log });
const showcase = createShowcase(site, follow);
// Messages that pages send to a Supabase project are read here only if its database is this server's.
const hasMessages = settings.supabaseUrl === undefined || settings.databaseUrl !== undefined;
const database = settings.isDeskOn && hasMessages ? openOwnClient({ store, freeTimes }) : undefined;
const website =
  database && settings.isEditingOn
    ? openWebsite({
        ...{ root, showcase, surroundings, database, log },
        folder: join(settings.dataDir, 'website'),
        hasCopies: settings.databaseUrl !== undefined,
        onPublish: (publish) => tellOfPublish(settings, publish),
      })
    : undefined;
await website?.begin();
follow(showcase.site);
const { callTerms } = showcase;
const notifications = startNotifications({ settings, serviceKey, callTerms, store, log });
const visits = settings.countsVisits ? createVisits({ store, callTerms, log }) : undefined;
const opensHere = opensAt(settings.siteUrl) ? settings.siteUrl : undefined;
const mondayMail =
  database &&
  settings.smtp &&
  startMondayMail({ database, smtp: settings.smtp, callTerms, deskUrl: opensHere && opensHere + deskPath });
const isUp = createHealth(store);
const leaveOwnCalendar = database && followOwnCalendar(database, callTerms, settings.calendarHosts);
const desk = database && {
  ...{ database, callTerms, built: await loadDesk(surroundings) },
  letters: () => showcase.site.letters,
  website: website?.desk ?? closedWebsite,
};
const onStored = (headers: IncomingHttpHeaders) => {
  notifications.wake();
  visits?.countMessage(headers);
};
const app = createApp({ settings, headers, showcase, store, freeTimes, serviceKey, desk, isUp, onStored });
await app.ready();

const server = createHttpServer(createListener(app, showcase, visits), headers);
const port = await server.listen(settings).catch(explainAndExit);
const host = isIPv6(settings.host ?? '') ? `[${settings.host}]` : (settings.host ?? 'localhost');
const address = `http://${host}:${port}`;
await noteAddress(settings.dataDir, address).catch(explainFolder);
clearTimeout(startDeadline);

let isStopping = false;
// Set before anybody learns that the server runs: an earlier signal would kill it with its database open.
process.on('SIGTERM', stop).on('SIGINT', stop);
console.log(`${company.name} is at ${address}`);
const link =
  database && (await linkForFirstDevice(database, serviceKey, opensHere ?? `http://localhost:${port}`));
if (link)
  console.log(
    `Nobody is signed in at the desk. This link opens it once, within ${linkMinutes} minutes:\n${link}`,
  );

/** What the server says and offers itself is what the pages say that visitors read. */
function follow({ company, booking }: Site) {
  speakFor(company);
  offering.publish(booking);
}

/** Exits within the 10 s that process managers grant, even if something does not finish. */
async function stop() {
  // Ctrl-C arrives twice when npm started the server, because npm passes it on.
  if (isStopping) return;
  isStopping = true;
  setTimeout(giveUpClosing, 9_500);
  const patience = AbortSignal.timeout(7_000);
  await Promise.all([server.close(patience), notifications.stop(patience)]);
  await website?.stop();
  await offering.stop();
  await visits?.stop();
  await mondayMail?.stop();
  await leaveOwnCalendar?.();
  await app.close();
  await store.close();
  await forgetAddress(settings.dataDir);
  process.exit(0);
}

function giveUpClosing() {
  log.error('The database could not be closed in time. What is stored is safe; its next start takes longer.');
  leaveAtOnce();
}

function giveUpStarting() {
  console.error(`The database in ${settings.dataDir} does not open: does its disk answer?`);
  leaveAtOnce();
}

/** Exits at once. Every other way waits for the database's thread, which may itself wait for a disk that hangs. */
function leaveAtOnce() {
  process.kill(process.pid, 'SIGKILL');
}

function explainFolder(error: Error): never {
  if (error instanceof WrongServiceKey) explainAndExit(error);
  console.error(
    `DATA_DIR ${settings.dataDir} cannot be written to (${error.message}). Is there room on the disk?`,
  );
  process.exit(1);
}

function explainAndExit(error: NodeJS.ErrnoException): never {
  const explanations: Record<string, string> = {
    SITE_NOT_BUILT: error.message,
    EADDRINUSE: `Port ${settings.port} is taken by another program: stop it, or set PORT to another number.`,
    EACCES: `Port ${settings.port} is not open to this user: set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST ${settings.host} is no address of this machine.`,
  };
  const isUserError = [CannotOpen, WrongServiceKey].some((kind) => error instanceof kind);
  console.error(isUserError ? error.message : (explanations[error.code ?? ''] ?? error));
  process.exit(1);
}
