import { notices } from '../content/desk-words/devices.ts';
import { deskPath, enquiryFragment, type PushedNotice } from '../contract/desk.ts';
import { isRecent, openKept } from './request/kept.ts';

/**
 * What runs on a device that is told of messages: it shows what the server tells while the desk is closed, opens the desk when
 * that is pressed, and also without a connection, as it was last.
 */

/** What a worker has, as far as it is used here. The browser's own types for it exclude those for pages. */
type Lasting = { waitUntil(work: Promise<unknown>): void };
type Pushed = Lasting & { data: { json(): unknown } | null };
type Pressed = Lasting & { notification: Notification };
type Fetched = { request: Request; respondWith(answer: Promise<Response>): void };
type Page = { url: string; postMessage(place: string): void; focus(): Promise<unknown> };
type Worker = {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(which: object): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  oninstall: (event: Lasting) => void;
  onactivate: (event: Lasting) => void;
  onfetch: (event: Fetched) => void;
  onpush: (event: Pushed) => void;
  onnotificationclick: (event: Pressed) => void;
};
const worker = self as unknown as Worker;

worker.oninstall = (event) => event.waitUntil(openPage(new Request(deskPath)).catch(() => undefined));
worker.onactivate = (event) => event.waitUntil(worker.clients.claim());
worker.onfetch = (event) => {
  const { method, url } = event.request;
  const { pathname } = new URL(url);
  if (method !== 'GET') return;
  // Where nothing can be kept, as on a full disk, it is as if there were no worker.
  const open = pathname === deskPath ? openPage : pathname.startsWith(assets) && openAsset;
  if (open) event.respondWith(open(event.request).catch(() => fetch(event.request)));
};

const assets = `${deskPath}/assets/`;

/** The page of today, or without a connection the last one. Once somebody is signed out, that is the page which says so. */
async function openPage(request: Request): Promise<Response> {
  const kept = await openKept();
  try {
    const page = await fetch(request);
    if (page.ok) await keepPage(kept, page.clone()).catch(() => undefined);
    return page;
  } catch (fault) {
    const last = await kept.match(deskPath, { ignoreVary: true });
    if (last && isRecent(last)) return last;
    throw fault;
  }
}

/** With the files that it names. What belongs to a former build is dropped. */
async function keepPage(kept: Cache, page: Response): Promise<void> {
  const text = await page.clone().text();
  await kept.put(deskPath, page);
  const named = [...new Set(text.match(/\/desk\/assets\/[\w.-]+/g))];
  const known = await Promise.all(named.map((file) => kept.match(file, { ignoreVary: true })));
  if (known.every(Boolean)) return;
  for (const file of await kept.keys()) if (file.url.includes(assets)) await kept.delete(file);
  await kept.addAll(named);
}

/** Their names contain a hash of their contents. */
async function openAsset(request: Request): Promise<Response> {
  const kept = await openKept();
  const last = await kept.match(request, { ignoreVary: true });
  if (last) return last;
  const file = await fetch(request);
  if (file.ok) await kept.put(request, file.clone()).catch(() => undefined);
  return file;
}

let showing: Promise<unknown> = Promise.resolve();

worker.onpush = (event) => {
  // One after the other, or each of two would count without the other.
  showing = showing.catch(() => undefined).then(() => show(noticeIn(event)));
  event.waitUntil(showing);
};
worker.onnotificationclick = (event) => {
  event.notification.close();
  event.waitUntil(open(idsOf(event.notification)));
};

/** What cannot be read is shown as a message, because browsers withdraw the permission of a worker that shows nothing. */
function noticeIn({ data }: Pushed): Partial<PushedNotice> & Pick<PushedNotice, 'kind'> {
  try {
    const notice = data?.json() as PushedNotice;
    if (Object.hasOwn(notices, notice.kind)) return notice;
  } catch {}
  return { kind: 'message' };
}

/** All of a kind are one notification. What is told a second time does not ring again. */
async function show({ id, kind, name, to_answer }: ReturnType<typeof noticeIn>): Promise<void> {
  const before = (await worker.registration.getNotifications({ tag: kind })).flatMap(idsOf);
  const ids = [...new Set(id ? [...before, id] : before)];
  const options: NotificationOptions & { renotify: boolean } = {
    tag: kind,
    renotify: ids.length === 0 || ids.length > before.length,
    data: ids,
    icon: '/apple-touch-icon.png',
    ...(name && ids.length === 1 && { body: name }),
  };
  await worker.registration.showNotification(notices[kind](Math.max(ids.length, 1)), options);
  // Browsers refuse this unless the desk is installed.
  if (to_answer !== undefined) await navigator.setAppBadge?.(to_answer).catch(() => undefined);
}

const idsOf = ({ data }: Notification): string[] => data ?? [];

/** Opens the message, or the list for several, in the desk that is open already if there is one. */
async function open(ids: string[]): Promise<void> {
  const place = ids.length === 1 ? enquiryFragment(`${ids[0]}`) : '#/';
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desk = pages.find(({ url }) => new URL(url).pathname === deskPath);
  // Before the focus, which a browser may refuse.
  desk?.postMessage(place);
  await (desk ? desk.focus() : worker.clients.openWindow(deskPath + place));
}
