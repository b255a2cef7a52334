import type { Page } from '@playwright/test';

/** However large the page, software draws the light as if it were a graphics card. */
export const pretendGraphicsCard = (page: Page) =>
  page.route(/graphics-card\.worker.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'postMessage(true)' }),
  );
