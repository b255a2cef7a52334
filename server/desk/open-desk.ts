import type { Settings } from '../settings.ts';
import type { Surroundings } from '../static/headers.ts';
import type { DeskParts } from './desk.ts';
import { type Door, openHostedDoor } from './door.ts';
import { loadDesk } from './pages.ts';

type Wanted = Pick<Settings, 'isDeskOn' | 'supabaseUrl' | 'serviceRoleKey'>;

/** The desk as these settings want it. A project that keeps the enquiries needs its key, and without it there is no desk. */
export async function openDesk(
  { isDeskOn, supabaseUrl, serviceRoleKey }: Wanted,
  zone: string,
  surroundings: Surroundings,
): Promise<(Pick<DeskParts, 'zone' | 'built'> & { door?: Door }) | undefined> {
  if (!isDeskOn || (supabaseUrl && !serviceRoleKey)) return undefined;
  return {
    zone,
    built: await loadDesk(surroundings),
    ...(supabaseUrl && serviceRoleKey && { door: openHostedDoor(supabaseUrl, serviceRoleKey) }),
  };
}
