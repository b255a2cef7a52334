import { z } from 'zod';

/** The texts around every demonstration. */
export const frame = z.strictObject({
  /** The line above the heading, which says what is made up. */
  kicker: z.string(),
  heading: z.string(),
  lead: z.string().max(200),
  /** The line below the stage, which says that nothing is sent. */
  note: z.string(),
});
export type Frame = z.infer<typeof frame>;
