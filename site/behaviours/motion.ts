import { choice } from './choice.ts';

/** Whether the visitor has paused what moves by itself: one choice for every script of a page. */
export const motion = choice('sessionStorage', 'motion');
