import { choice } from '../choice.ts';

/** Whether `/` opens the search. Visitors who dictate or hit it by mistake can switch it `off`. */
export const letterKey = choice('localStorage', 'search-letter-key');
