const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A Monday as the database names it: Sep 7. */
export const wordMonday = (week: string): string => (week ? day.format(new Date(`${week}T00:00:00Z`)) : '');
