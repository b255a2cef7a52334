import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .refine((url) => !url.endsWith('/'), 'must end without a slash');

/** Checks content/company.ts during a build. Its type tells an editor the same, but a build does not check types. */
export const company = z.object({
  name: z.string().min(1),
  tagline: z.string().min(1),
  description: z.string().min(1),
  audience: z.string().min(1),
  url: origin,
  apiUrl: origin,
  legalName: z.string().min(1).nullable(),
  address: z.string().min(1).nullable(),
  email: z.email({ error: 'must be an email address' }),
  phone: z.string().min(1).nullable(),
  profiles: z.array(
    z.object({
      name: z.string().min(1),
      url: z.url({ error: 'must be an address such as https://example.com/us' }),
    }),
  ),
  answerTime: z
    .string()
    .regex(/^[1-9]\d* (minute|hour|day)s?$/, 'must be a number of minutes, hours or days, such as 2 hours'),
  author: z.string().min(1),
  copyrightYear: z.int().min(1000),
});
