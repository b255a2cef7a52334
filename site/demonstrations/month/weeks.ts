const parts = (month: string) => month.split('-').map(Number) as [year: number, number: number];

/** The weeks of a month such as 2026-06, from Monday to Sunday. Days of its neighbors are left out. */
export function weeksOf(month: string): (number | undefined)[][] {
  const [year, number] = parts(month);
  const sundayFirst = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const before = (sundayFirst + 6) % 7;
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= days ? day : undefined;
    }),
  );
}

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** "June", of 2026-06. */
export function nameOf(month: string): string {
  const [year, number] = parts(month);
  return name.format(Date.UTC(year, number - 1));
}
