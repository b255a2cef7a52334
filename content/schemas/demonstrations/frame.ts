import { z } from 'zod';

/** What stands around every demonstration. */
export const frame = z.strictObject({
  /** The line above the heading: it says what is made up. */
  kicker: z.string(),
  heading: z.string(),
  lead: z.string().max(200),
  /** The line below the stage: it says that nothing is sent. */
  note: z.string(),
});
export type Frame = z.infer<typeof frame>;
