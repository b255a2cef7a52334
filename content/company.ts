const name = 'Raywright';

/** Completes "We answer within": 2 hours, 1 day. */
type AnswerTime = `${number} ${'minute' | 'hour' | 'day'}${'' | 's'}`;

/**
 * Who we are. A change here changes every page, picture, paper, feed and email. The texts in this folder name these
 * fields as {{name}}, {{answerTime}} and so on.
 */
export const company = {
  name,
  tagline: 'AI automation for small businesses',
  description: `${name} sets up AI automation for barbers, restaurants, gyms and shops: chatbots, content, video and websites, kept running by one team.`,
  /** Our customers, as told to search engines. */
  audience: 'Small businesses',
  /** The site's address when SITE_URL is not set. */
  url: 'https://raywright.example',
  /** The address of the API that the reference describes. */
  apiUrl: 'https://api.raywright.example',
  /** The company's legal name and postal address: on the privacy page, in the footer, and told to search engines. */
  legalName: null as string | null,
  address: null as string | null,
  email: 'hello@raywright.example',
  /** Shown in the footer and on the contact page, if there is one. */
  phone: null as string | null,
  /** Profiles on social networks, shown in the footer and named in the structured data. */
  profiles: [] as { name: string; url: string }[],
  /** The promise on every page. The desk and `npm run leads` count by it. */
  answerTime: '2 hours' as AnswerTime,
  /** When the promise holds. Narrow it when nobody answers at night: 'on weekdays from 9 am to 6 pm'. */
  answeredOn: 'every day, nights and weekends included',
  author: `${name} team`,
  copyrightYear: 2025,
} as const;
