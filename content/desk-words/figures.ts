/** The figures, and the table one takes along. */

export const figures = {
  title: 'Figures',
  lead: (weeks: number) => `The last ${weeks} weeks, without spam. Nothing here comes from cookies.`,
  inTime: (promise: string, inTime: number, due: number) => `answered within ${promise}, ${inTime} of ${due}`,
  nothingDue: (promise: string) => `answered within ${promise}, none were due`,
  percent: (share: number) => `${share}%`,
  none: 'None',
  median: 'median time to the first answer',
  perWeek: (count: number) => (count === 1 ? 'enquiry a week' : 'enquiries a week'),
  weeks: 'Enquiries a week',
  from: 'Where they came from',
  thisWeek: 'this week',
  unknown: 'Not known',
  asTable: 'As a table',
  week: 'Week of',
  enquiries: 'Enquiries',
  due: 'Due',
  answeredInTime: 'In time',
  nothing: 'No enquiries yet',
  nothingText: 'The figures begin with the first one.',
  picture: (weeks: number, most: number) => `${weeks} bars, the highest ${most}. The table below says each.`,
};

export const exporting = {
  title: 'Export',
  lead: 'A table for your spreadsheet program, with everything that was sent. Keep it where only you can read it.',
  which: 'Which enquiries',
  typed: 'With these words only',
  download: 'Download',
};
