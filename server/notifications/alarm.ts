/** Lets a loop sleep until its next round or until somebody rings, also when nobody is asleep yet. */
export function createAlarm() {
  let hasRung = false;
  let wake = () => {};

  return {
    ring() {
      hasRung = true;
      wake();
    },
    async sleep(milliseconds: number): Promise<void> {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
  };
}
