import { company } from '../company.ts';

/** A call and the free times, where no script runs; the other words are in picking.ts. */

/** The heading and the lead, by the state of the call. */
export const headings = {
  booked: 'It is booked',
  moved: 'It is moved',
  cancelled: 'This call is canceled',
  begun: 'This call has begun',
  over: 'This call is over',
  unknown: 'We find no call here',
};
export const leads = () => ({
  booked: 'We have your message and the time. We read what you wrote before we call.',
  moved: 'The new time is yours, and the old one is free again.',
  cancelled: 'The time is free again, and nobody will call. Your message is still with us.',
  begun: `It can no longer be moved or canceled here. Write to ${company.email}.`,
  over: `Write to ${company.email} if something is left to say.`,
  unknown: `The link may be old, or a part of it is missing. Open it from the email again, or reply to the email.`,
});

export const ourZone = 'In our zone';
export const moveButton = 'Move the call';
export const reallyCancel = 'The time is then free for others.';

/** Why a time that was picked cannot be had. */
export const justTaken = (time: string) =>
  `${time} has just been taken. Nothing was sent yet, and what you wrote is still here. Pick another time.`;
export const justTakenMove = (time: string) =>
  `${time} has just been taken. Your call keeps its current time.`;
export const notOffered =
  'The time you had picked is gone. Nothing was sent yet. Pick another one, or send without.';
export const enoughForMailbox =
  'Two calls are booked for this email address already. Nothing was sent yet. Send your message without a time, and we suggest one.';
export const enoughInTheHour =
  'Many calls have been booked within the last hour. Nothing was sent yet. Send your message without a time, and we suggest one.';
export const notOfferedMove = 'That time is gone. Your call keeps its current time.';
export const nothingFree = 'No time is free right now. Send your message, and we suggest one.';
export const cannotRead = 'Free times cannot be shown right now. Your message can still be sent.';
export const notOfferedAnyMore =
  'We no longer take calls by this form. Send it without a time, and we suggest one.';

/** The select of times, where no script runs. */
export const ourTimes = (minutes: number, city: string) =>
  `A call of ${minutes} minutes. Times are ours, in ${city}. What you wrote is kept below.`;
export const timeLabel = 'Time';
export const newTimeLabel = 'New time';
export const withoutTime = 'No time, just answer me';
export const chooseTime = 'Choose a time';
export const pickTimeButton = 'Pick a time first';
