/** Why the owner's own calendar could not be read. None repeats its address, which is a secret. */

export const notPublic = 'The address must begin with https:// and lead to a calendar on the internet.';
export const unreachable = 'Nothing answers at this address, or not to the end.';
export const statusOf = (status: number) => `It answers with status ${status}. Is the address still right?`;
export const aPage = 'There is no calendar, but a page. Take the secret address in iCal format.';
export const damaged = 'What was read is no whole calendar, or names a time zone that is not known here.';
export const tooMuch = 'It is too large, or takes too long to read.';
