/** What a visitor chose, on the device; where storage is blocked, so that touching it throws, for as long as the page stands. */
export function choice(storage: 'localStorage' | 'sessionStorage', key: string) {
  let onThisPage: string | null = null;
  return {
    get: () => {
      try {
        return window[storage].getItem(key);
      } catch {
        return onThisPage;
      }
    },
    set: (chosen: string) => {
      onThisPage = chosen;
      try {
        window[storage].setItem(key, chosen);
      } catch {}
    },
  };
}
