import { quietly } from '../drafts.ts';

const key = 'desk-looked-at-calls';

/** Whether the form with the hours of calls was opened on this device. Without storage nobody knows, and nobody is asked. */
export const hasLookedAtCalls = () => quietly(() => localStorage.getItem(key) !== null) ?? true;
export const noteLookAtCalls = () => quietly(() => localStorage.setItem(key, 'yes'));
