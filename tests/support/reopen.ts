import type { Locator } from '@playwright/test';

/** Closes a dialog and presses what opens it before the browser has told anybody that it was closed. */
export async function reopenAtOnce(dialog: Locator, opener: Locator): Promise<void> {
  await dialog.evaluate(
    (shown: HTMLDialogElement, button) =>
      new Promise<void>((resolve) => {
        shown.addEventListener('close', () => resolve(), { once: true });
        shown.close();
        (button as HTMLElement).click();
      }),
    await opener.elementHandle(),
  );
}
