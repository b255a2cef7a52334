import { company } from '../../content/company.ts';
import { type DeskOpening, type DeskSettings, openListPage } from '../../contract/desk.ts';
import { promisedSeconds } from '../../contract/promise.ts';
import { WireFault } from '../submissions/wire-fault.ts';
import type { Door } from './door.ts';

/** All that the desk opens with, for a session. */
export function createOpening(door: Door, told: Pick<DeskSettings, 'zone' | 'sends_from'>) {
  return async (session: string): Promise<DeskOpening | WireFault> => {
    const now = new Date().toISOString();
    // Before the list: what arrives between the two, the next pulse tells.
    const pulse = await door.call('desk_pulse', { promised_seconds: promisedSeconds });
    if (pulse instanceof WireFault) return pulse;
    const list = await door.call('desk_list', {
      state: 'open',
      typed: null,
      before: null,
      before_id: null,
      page: openListPage,
    });
    if (list instanceof WireFault) return list;
    return {
      now,
      settings: { session, company: company.name, promised_seconds: promisedSeconds, ...told },
      list: JSON.parse(list),
      pulse: JSON.parse(pulse),
    };
  };
}
