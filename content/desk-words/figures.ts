/** The figures. */

export const figures = {
  title: 'Figures',
  lead: (weeks: number) => `The last ${weeks} weeks, without spam. Nothing here comes from cookies.`,
  inTime: (promise: string, inTime: number, due: number) => `answered within ${promise}, ${inTime} of ${due}`,
  nothingDue: (promise: string) => `answered within ${promise}, none were due`,
  percent: (share: number) => `${share}%`,
  none: 'None',
  median: 'median time to the first answer',
  perWeek: (count: string, since: string | undefined) =>
    `${count === '1' ? 'message' : 'messages'} a week${since ? ` since ${since}` : ''}`,
  weeks: 'Messages a week',
  from: 'Where they came from',
  thisWeek: 'this week',
  unknown: 'Not known',
  asTable: 'As a table',
  week: 'Week of',
  enquiries: 'Messages',
  due: 'Due',
  answeredInTime: 'In time',
  nothing: 'No messages yet',
  nothingText: 'The figures begin with the first one.',
  picture: (weeks: number, most: number) =>
    `${weeks} bars, the highest ${most}. The table below has each figure.`,
};
