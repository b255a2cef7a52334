import { choice } from './choice.ts';

/** Whether the visitor has paused automatic motion. One choice for every script of a page. */
export const motion = choice('sessionStorage', 'motion');
