/**
 * A visitor's choice, stored on the device. Where storage is blocked, accessing it throws, and the choice lasts as long
 * as the page.
 */
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
