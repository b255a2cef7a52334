import { z } from 'zod';
import words from './fact-words.json' with { type: 'json' };

const { addresses: say } = words;

const path = z
  .string()
  .max(200)
  .regex(/^(\/[a-z0-9_-]+)+$/i, 'must be the end of an address of this site, such as /resources/blog/spring');

/** Other sites end their addresses as they like. */
const formerPath = z
  .string()
  .max(200)
  .regex(/^\/(?![/])[^\s?#\\]+$/, 'must be the end of an old address of this site, such as /about-us.html');

const move = z.strictObject({ from: formerPath, to: path.or(z.literal('/')) });

/** Where addresses lead that have no page any more. */
export const addresses = z.strictObject({
  /** Those of pages that were deleted. */
  gone: z.array(move),
  moved: z
    .array(move)
    .max(200)
    .refine((moved) => new Set(moved.map(({ from }) => from)).size === moved.length, {
      error: 'must not have an address twice',
    })
    .refine((moved) => !moved.some(({ to }) => moved.some(({ from }) => from === to)), {
      error: 'must lead to a page, and not to another old address',
    })
    .meta({ ...say.moved, form: 'moves' }),
});
export type Addresses = z.infer<typeof addresses>;
