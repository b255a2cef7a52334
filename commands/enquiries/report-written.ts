import type { Written } from './destination.ts';
import { localTime } from './local-time.ts';
import type { BackupContents } from './read-all.ts';

/** Says what was written, and names what was not: only the owner can settle that with whoever has the time now. */
export function reportWritten(kept: BackupContents, written: Written, how: 'restored' | 'copied'): void {
  const { enquiries, withoutCall, blockedTimes, overlapping, words } = written;
  console.log(`${enquiries} messages ${how}, ${kept.enquiries.length - enquiries} were there already.`);
  if (withoutCall.length > 0) {
    console.log('The times of these calls are taken there. Their messages were written without the call:');
    for (const id of withoutCall) console.log(`  ${id}`);
  }
  if (kept.blockedTimes.length > 0) {
    const present = kept.blockedTimes.length - blockedTimes - overlapping.length;
    console.log(`Blocked times: ${blockedTimes} ${how}, ${present} were there already.`);
  }
  if (kept.words.length > 0)
    console.log(`Changes of the website: ${words} ${how}, ${kept.words.length - words} were there already.`);
  if (overlapping.length > 0) {
    console.log('These blocked times were left out, because something is at that time:');
    for (const { starts_at, ends_at } of overlapping)
      console.log(`  ${localTime(starts_at)} to ${localTime(ends_at)}`);
  }
}
