export const figures = {
  title: 'Figures',
  lead: 'Without spam and without robots. Nothing here comes from cookies.',
  messages: (weeks: number) => `Messages of the last ${weeks} weeks`,
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

export const visits = {
  title: 'Visits',
  span: 'Visits of',
  days: (count: number) => `the last ${count} days`,
  arrivals: (days: number, before: number) => `visits, after ${before} in the ${days} days before`,
  percent: (share: number) => `${share}%`,
  onPhones: 'of them on a phone',
  wrote: (pages: number, atForm: number, calls: number) =>
    `wrote. About ${pages} ${pages === 1 ? 'page was' : 'pages were'} opened, the form ${atForm === 1 ? 'once' : `${atForm} times`}, and ${calls} picked a call`,
  perDay: 'Visits a day',
  day: 'Day',
  today: 'today',
  hosts: 'Where they came from',
  unknown: 'Typed the address, or not said',
  campaigns: 'Which campaign',
  paths: 'What they opened, about',
  columns: ['Figure', 'Name', 'Count'],
  download: 'For your spreadsheet program',
  none: 'No visits yet',
  noneText:
    'They are counted here from the first one on. Yours are not, while this browser is signed in. If another host serves the pages, look there.',
  picture: (days: number, most: number) =>
    `${days} bars, the highest ${most}. The table below has each figure.`,
};
