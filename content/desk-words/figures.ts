export const figures = {
  title: 'Figures',
  lead: 'Without spam and without robots. Nothing here comes from cookies.',
  messages: (weeks: number) => `Messages of the last ${weeks} weeks`,
  inTime: (promise: string, inTime: number, due: number) =>
    `answered within ${promise}, ${inTime} of ${due}, all by your promise of today`,
  nothingDue: (promise: string) => `had to be answered so far, within ${promise}`,
  percent: (share: number) => `${share}%`,
  none: 'None',
  median: 'median time to the first answer',
  perWeek: (count: string, since: string | undefined) =>
    `${count === '1' ? 'message' : 'messages'} a week on average${since ? ` since ${since}` : ''}`,
  weeks: 'Messages a week',
  from: 'Which page led to them',
  thisWeek: 'this week',
  unknown: 'Not known',
  asTable: 'As a table',
  more: (count: number) => `${count} more`,
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
  explained:
    'A visit begins when somebody comes from another site or types the address. Whoever comes back is counted again: nothing is kept that would say who it was. They are added up once a minute.',
  span: 'Visits of',
  days: (count: number) => `the last ${count} days`,
  ownDays: 'other days',
  from: 'From',
  until: 'Until',
  arrivals: (days: number, before: number) =>
    `visits, after ${before} in the ${days === 1 ? 'day' : `${days} days`} before`,
  onPhones: (count: number) => `of them on a phone, ${count}`,
  wrote: (pages: number, atForm: number, calls: number) =>
    `wrote, and ${calls} of them picked a call. About ${pages} ${pages === 1 ? 'page was' : 'pages were'} opened, the contact page ${atForm === 1 ? 'once' : `${atForm} times`}`,
  perDay: 'Visits a day',
  day: 'Day',
  today: 'today',
  hosts: 'Where they came from',
  hostsNote:
    'Which of them wrote is counted for links of yours that end in ?utm_source= and a name, such as ?utm_source=instagram.',
  unknown: 'Typed the address, or not said',
  campaigns: 'Which campaign',
  searches: 'What they searched for. Only words that your pages have are kept',
  nothingFound: 'Nothing was found',
  opened: 'Pages opened, about',
  paths: 'Pages, about how often they were opened, and how many wrote from there',
  notSaid: 'Not known',
  led: (messages: number, calls: number) => `${messages} wrote${calls > 0 ? `, ${calls} picked a call` : ''}`,
  ledTo: 'Wrote from there',
  called: 'Picked a call from there',
  columns: ['Figure', 'Name', 'Count'],
  /** In the file. */
  sums: {
    arrivals: 'Visits',
    arrivals_before: 'Visits of as many days before',
    phones: 'Visits on a phone',
    pages: 'Pages opened, about',
    at_form: 'Contact page opened, about',
    messages: 'Messages',
    calls: 'Messages with a call',
  },
  download: 'Download as a table (CSV)',
  none: 'No visits yet',
  noneText:
    'They are counted here from the first one on. Yours are not, while this browser is signed in. If another host serves the pages, look there.',
  picture: (days: number, most: number) =>
    `${days} bars, the highest ${most}. The table below has each figure.`,
};
