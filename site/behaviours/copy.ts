import { announce } from './announce.ts';

/** Puts text on the clipboard, where the browser lets us, and says how it went. */
export async function copy(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(copied);
  } catch {
    announce(failed);
  }
}
