import { company } from '../company.ts';
import { type FieldName, fieldNamed, fieldNames } from '../form-fields.ts';
import { linkMinutes, longestReply } from '../limits.ts';

/** Answers of the desk's server to the owner. */

export const otherHost = (siteUrl: string | undefined) =>
  siteUrl === undefined
    ? 'Open the desk at the address that SITE_URL names, or on this machine as localhost. SITE_URL is not set.'
    : `Open the desk at ${siteUrl}, or on this machine as localhost.`;
export const plainHttp =
  'The desk does not work over plain http, where others on the way could read along. Open it over https, and set SITE_URL to that address.';
export const otherOrigin = "Requests are accepted only from the desk's own page.";
export const signedOut = 'You are not signed in on this device, or no longer.';
export const badLink = `This link has been used, or is older than ${linkMinutes} minutes.`;
export const tooManyRequests = 'Too many attempts. Wait a moment.';
export const unavailable = 'The database does not answer at the moment.';
export const badKey = 'The project does not accept SERVICE_ROLE_KEY.';
export const notBuilt = 'The desk has not been built. Build it with: npm run build\n';
export const noMail = 'No email is sent from here: SMTP_URL and NOTIFY_EMAIL are not set.';
export const noWords = `A reply needs words, ${longestReply.toLocaleString('en-US')} characters at most.`;

export const unknownPushService = "This browser's push service is not known here.";
export const badPushKeys = 'This browser gave no keys with which a notice could be sealed for it.';
export const tooManyDevices = 'Ten devices are told already. Switch one off first.';

/** The email with a link. */
export const linkSubject = () => `Your link to the desk of ${company.name}`;
export const linkText = (link: string) =>
  [
    'Somebody has asked for a link to the desk, where messages are read and answered.',
    '',
    link,
    '',
    `It works once, within ${linkMinutes} minutes, on the device on which you open it. If you did not ask for it, you need do`,
    'nothing: nobody else has this email.',
    '',
  ].join('\n');

/** In a reply, above the visitor's own message. */
export const youWrote = (moment: string) => `You wrote on ${moment}:`;

/** The name of a session in the list of devices. */
export const deviceOn = (browser: string, system: string) => `${browser} on ${system}`;
export const unknownBrowser = 'A browser';
export const unknownSystem = 'an unknown system';

const fieldLabels = Object.fromEntries(
  fieldNames.filter((name) => !fieldNamed(name).isHidden).map((name) => [name, fieldNamed(name).label]),
) as Record<FieldName, string>;

/** The first row of the export. */
export const exportedColumns = {
  received_at: 'Received',
  ...fieldLabels,
  instagram_handle: 'Instagram',
  came_from: 'Came from',
  status: 'Status',
  answered_at: 'Answered',
  call_at: 'Call',
  time_zone: 'Time zone',
  seconds_to_fill: 'Seconds to fill in',
  notes: 'Notes',
  id: 'Id',
};
