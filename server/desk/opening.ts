import { company } from '../../content/company.ts';
import { type DeskOpening, type DeskSettings, openListPage } from '../../contract/desk.ts';
import { promisedIn } from '../../contract/promise.ts';
import { lateBefore } from '../../contract/running-time.ts';
import type { CallTerms } from '../booking/offer.ts';
import { WireFault } from '../requests/wire-fault.ts';
import type { DatabaseClient } from './database-client.ts';
import { hashOf } from './sessions.ts';

export function createOpening(
  database: DatabaseClient,
  website: { countChanges(): Promise<number> },
  settingsFor: () => Omit<DeskSettings, 'session'>,
) {
  return async (session: string): Promise<DeskOpening | WireFault> => {
    const now = Date.now();
    const settings = { session, ...settingsFor() };
    const late_before = new Date(lateBefore(now, settings.promised)).toISOString();
    // Read before the list, so that the next pulse notices what arrives in between.
    const pulse = await database.call('desk_pulse', { late_before });
    if (pulse instanceof WireFault) return pulse;
    const first = { state: 'open', typed: null, before: null, before_id: null, page: openListPage } as const;
    const list = await database.call('desk_list', first);
    if (list instanceof WireFault) return list;
    return {
      now: new Date(now).toISOString(),
      settings,
      list,
      pulse,
      changes: await website.countChanges(),
    };
  };
}

/** What the desk's page has to know of this server. */
export function settingsOf(
  { zone, notice }: CallTerms,
  given: Pick<DeskSettings, 'letters' | 'sends_from' | 'site_url' | 'push_key' | 'build'>,
): Omit<DeskSettings, 'session'> {
  const settings = {
    ...given,
    ...{ zone, notice_minutes: notice },
    company: Object.fromEntries(
      Object.entries(company).flatMap(([field, value]) =>
        typeof value === 'string' ? [[field, value]] : [],
      ),
    ),
    promised: promisedIn(zone),
  };
  return { ...settings, edition: hashOf(JSON.stringify(settings)) };
}
