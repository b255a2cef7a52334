import { linkMinutes, sessionDays } from '../limits.ts';

/** The devices that are signed in. */

export const devices = {
  title: 'Devices',
  lead: `Each stays signed in for ${sessionDays} days after it was last seen.`,
  here: 'This device',
  times: (seen: string, first: string) => `Last seen ${seen}. Signed in ${first}.`,
  end: 'End',
  endOf: (device: string) => `End ${device}`,
  ended: 'Ended.',
  endOthers: 'End all others',
  endedOthers: 'All others are ended.',
  signOut: 'Sign out',
  signOutText: 'Drafts on this device are cleared.',
  of: (person: string, device: string) => `${person}, ${device}`,
  person: 'Who uses this device',
  personText: 'What is done with it carries the name, so that you see who answered.',
  personLabel: 'Name',
  name: 'Save the name',
  named: 'Saved.',
  another: 'Another device',
  anotherText: `Open the link there, point a phone’s camera at its code, or paste it into the sign-in page. It works once, for ${linkMinutes} minutes.`,
  makeLink: 'Make a link',
  link: 'Link for another device',
  onlyHere:
    'A phone cannot open this link, because it leads to this computer alone: set SITE_URL to the address of the site, and open the desk there.',
  code: 'The same link as a code for the camera of a phone',
};

/** What a device is told while the desk is closed. */
export const telling = {
  title: 'Notices on this device',
  text: 'A new message, a change of a call and an answer that is due soon, and what you put off show here while the desk is closed, also on a locked screen. What was written is never in it. The desk then also opens without a connection, with what was read last on this device; signing out deletes that.',
  start: 'Tell me here',
  stop: 'Stop telling me here',
  showName: 'Show who wrote',
  denied: 'This browser does not let the desk show notices. Allow them in its settings, and press again.',
  failed: 'This browser cannot be told at the moment. Try again later.',
  unable: 'This browser cannot be told anything while the desk is closed.',
  homeScreen:
    'On an iPhone or iPad the desk has to be on the home screen first: press Share in Safari, then “Add to Home Screen”, then “Add”. Open it from there, sign in, and come back to this page.',
};

const counted = (one: string, several: string) => (count: number) =>
  count === 1 ? one : `${count} ${several}`;

/** What shows on the device. */
export const notices = {
  message: counted('A new message', 'new messages'),
  booked: counted('A new message, with a call', 'new messages, with calls'),
  moved: counted('A call was moved', 'calls were moved'),
  cancelled: counted('A call was canceled', 'calls were canceled'),
  call: counted('A call is soon', 'calls are soon'),
  deadline: counted('An answer is due soon', 'answers are due soon'),
  later: counted('A message that you put off is back', 'messages that you put off are back'),
};
