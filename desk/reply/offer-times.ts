import { inPlace } from '../../content/messages/call-mail.ts';
import { callPath, cityOf, dayOf, hoursOf } from '../../contract/booking.ts';
import type { DeskSettings } from '../../contract/desk.ts';
import { hashOf, newSecret } from '../../contract/link-secret.ts';
import type { FreeTime, WholeEnquiry } from '../../contract/rows.ts';
import { call } from '../request/ask.ts';
import { byDaylight } from '../time/daylight.ts';

const offered = 3;

/**
 * The next free times of three days at the visitor's place, each with a link that books it. Undefined where none is free, or
 * they cannot be read now.
 */
export async function offerTimes({ enquiry }: WholeEnquiry, settings: DeskSettings) {
  try {
    const zone = enquiry.time_zone ?? settings.zone;
    const origin = settings.site_url ?? location.origin;
    const free = (await call('desk_free_times', {})).filter(({ busy }) => !busy);
    const byDay = Map.groupBy(free, (time) => dayOf(time, zone));
    const times = [...byDay.values()]
      .slice(0, offered)
      .flatMap((times) => times.toSorted(byDaylight(zone))[0] ?? []);
    if (times.length === 0) return undefined;
    const secret = newSecret();
    const link_hash = await hashOf(secret);
    if (link_hash) await call('desk_offer', { submission: enquiry.id, link_hash });
    const linkTo = ({ starts_at }: FreeTime) =>
      link_hash
        ? `\n${origin}${callPath}#${secret}&${new Date(starts_at).toISOString().replace(':00.000', '')}`
        : '';
    return times
      .map((time) => inPlace(`${dayOf(time, zone)}, ${hoursOf(time, zone)}`, cityOf(zone)) + linkTo(time))
      .join('\n\n');
  } catch {
    return undefined;
  }
}
