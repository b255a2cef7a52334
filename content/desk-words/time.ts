/** Times at the desk: what is left of the promise, spans, days. */

export const clock = {
  left: (span: string) => `${span} left`,
  over: (span: string) => `over by ${span}`,
  took: (span: string) => `in ${span}`,
  of: (promise: string, time: string) => `of ${promise}, came ${time}`,
  came: (time: string) => `came ${time}`,
  spam: 'Spam',
  answered: 'Answered',
};

export const spans = {
  minutes: (count: number) => `${count} min`,
  hours: (hours: number, minutes: number) =>
    minutes > 0 ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${hours} h`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  longMinutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  longHoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  longHours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  seconds: (count: number) => `${count} s`,
};

export const days = {
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  to: 'to',
  /** A day and a time of it. */
  atTime: (time: string) => `at ${time}`,
  at: (day: string, time: string) => `${day}, ${time}`,
};
