/** Who we are. A change here changes every page, picture, feed and mail. */
export const company = {
  name: 'Raywright',
  tagline: 'AI automation for small businesses',
  description:
    'Raywright sets up AI automation for barbers, restaurants, gyms and shops: chatbots, content, video and websites, kept running by one team.',
  /** Where the site lives when SITE_URL is not set. */
  url: 'https://raywright.example',
  email: 'hello@raywright.example',
  /** Shown in the footer and on the contact page when there is one. */
  phone: null as string | null,
  /** Profiles on social networks, shown in the footer and named in the structured data. */
  profiles: [] as { name: string; url: string }[],
  /** The promise every page repeats. */
  answerTime: '2 hours',
  author: 'Raywright team',
  copyrightYear: 2025,
} as const;
