import { chromium as playwright } from '@playwright/test';
import { chromiumWithWebGL } from './chromium.ts';

/** A browser that draws the light without a graphics card. */
export const launchBrowser = async () => playwright.launch(await chromiumWithWebGL());
