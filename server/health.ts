import type { Store } from './database/store.ts';

const rememberedMs = 1_000;

/** Balancers and monitors give up after a few seconds and take silence for a dead server. */
const longestWaitMs = 2_000;

/**
 * Whether an enquiry could be stored now. The store is asked at most once a second, and not waited for beyond the
 * limit.
 */
export function createHealth(store: Pick<Store, 'isUp'>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;

  async function look() {
    try {
      return await Promise.race([store.isUp(), waitInVain()]);
    } finally {
      setTimeout(() => (answer = undefined), rememberedMs).unref();
    }
  }

  return () => {
    answer ??= look();
    return answer;
  };
}

const waitInVain = () => new Promise<false>((resolve) => setTimeout(resolve, longestWaitMs, false).unref());
