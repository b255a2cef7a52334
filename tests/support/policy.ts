import type { ConsoleMessage } from '@playwright/test';

/** What a browser says when it refuses something because of the page's content security policy. */
export const isRefusal = (message: ConsoleMessage) => message.text().includes('Content Security Policy');
