/** A day as emails and the desk write it: "November 29, 2026". */
export const longDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
