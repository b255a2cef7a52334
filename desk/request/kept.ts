/** What a device keeps of the desk, so that it opens without a connection. Signing out deletes all of it. */

export const openKept = () => caches.open('desk');

/** Browsers without it, and pages over plain http, keep nothing. */
export const forgetKept = () => globalThis.caches?.delete('desk');

const keyOf = (name: string, given: object) => `kept/${name}?${encodeURIComponent(JSON.stringify(given))}`;

/** Of a message that is erased nothing is kept here either. */
export const forgetMessage = async (submission: string) =>
  navigator.serviceWorker?.controller && (await openKept()).delete(keyOf('desk_one', { submission }));

const longestMs = 7 * 24 * 60 * 60_000;

export const isRecent = ({ headers }: Response) =>
  Date.now() - Date.parse(headers.get('date') ?? '') < longestMs;

const isRead = new Set(['desk_list', 'desk_one', 'desk_day']);

/** The answer to a question, or the last one there was where the connection fails. Only a device with the worker keeps any. */
export async function keptAnswer<Answer>(
  name: string,
  given: object,
  ask: () => Promise<Answer>,
  isLost: (error: unknown) => boolean,
): Promise<Answer> {
  if (!isRead.has(name) || !navigator.serviceWorker?.controller) return ask();
  const kept = await openKept().catch(() => undefined);
  if (!kept) return ask();
  const key = keyOf(name, given);
  try {
    const answer = await ask();
    const headers = { date: new Date().toUTCString() };
    await kept.put(key, Response.json(answer, { headers })).catch(() => undefined);
    return answer;
  } catch (error) {
    const last = isLost(error) && (await kept.match(key));
    if (!last || !isRecent(last)) throw error;
    return last.json();
  }
}
