import { choice } from '../choice.ts';

/** Whether `/` opens the search: a visitor who dictates, or whose fingers slip, switches it `off`. */
export const letterKey = choice('localStorage', 'search-letter-key');
