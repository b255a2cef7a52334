import type { ConsoleMessage } from '@playwright/test';

/** A browser's message that the page's content security policy has blocked something. */
export const isRefusal = (message: ConsoleMessage) => message.text().includes('Content Security Policy');
