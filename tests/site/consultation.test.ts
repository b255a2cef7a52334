import { expect, test } from '@playwright/test';

const consultation = 'Schedule Free Consultation';

test(`'${consultation}' scrolls to the form on a page that has it`, async ({ page }) => {
  const path = '/solutions/ai-chatbots';
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', '<section id="contact">The form</section><main');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.getByRole('link', { name: consultation }).click();
  await expect(page).toHaveURL(`${path}#contact`);
  await expect(page.getByText('The form', { exact: true })).toBeInViewport();
});
