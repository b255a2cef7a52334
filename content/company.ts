const name = 'Raywright';

/** As it is read after "within": 2 hours, 1 day. */
type AnswerTime = `${number} ${'minute' | 'hour' | 'day'}${'' | 's'}`;

/**
 * Who we are. A change here changes every page, picture, paper, feed and mail; the words in this folder name what
 * is said here as {{name}}, {{answerTime}} and so on.
 */
export const company = {
  name,
  tagline: 'AI automation for small businesses',
  description: `${name} sets up AI automation for barbers, restaurants, gyms and shops: chatbots, content, video and websites, kept running by one team.`,
  /** Whom we sell to, told to search engines. */
  audience: 'Small businesses',
  /** Where the site lives when SITE_URL is not set. */
  url: 'https://raywright.example',
  /** Where the API that the reference describes is answered. */
  apiUrl: 'https://api.raywright.example',
  /** Who stands behind the site by law, and where: named on the privacy page, in the footer and to search engines. */
  legalName: null as string | null,
  address: null as string | null,
  email: 'hello@raywright.example',
  /** Shown in the footer and on the contact page when there is one. */
  phone: null as string | null,
  /** Profiles on social networks, shown in the footer and named in the structured data. */
  profiles: [] as { name: string; url: string }[],
  /** The promise every page repeats. `npm run leads` counts by it. */
  answerTime: '2 hours' as AnswerTime,
  author: `${name} team`,
  copyrightYear: 2025,
} as const;
