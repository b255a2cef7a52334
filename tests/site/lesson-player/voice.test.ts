import { expect, type Page, test } from '@playwright/test';
import { button, lesson, openLesson, pass, secondOf } from '../../support/lesson.ts';

test.describe('the voice', () => {
  /** A device with one English voice, which ends a sentence when a test says so. */
  const stub = (page: Page, localService: boolean) =>
    page.addInitScript((local) => {
      const speech = { said: [] as string[], rates: [] as number[], end: () => {} };
      Object.assign(window, {
        speech,
        SpeechSynthesisUtterance: class {
          text: string;
          rate = 1;
          onend: (() => void) | null = null;
          constructor(text: string) {
            this.text = text;
          }
        },
      });
      Object.defineProperty(window, 'speechSynthesis', {
        value: Object.assign(new EventTarget(), {
          getVoices: () => [{ lang: 'en-US', localService: local }],
          cancel: () => {},
          speak: (sentence: { text: string; rate: number; onend: (() => void) | null }) => {
            speech.said.push(sentence.text);
            speech.rates.push(sentence.rate);
            speech.end = () => sentence.onend?.();
          },
        }),
      });
    }, localService);
  type Speech = { speech: { said: string[]; rates: number[]; end: () => void } };
  const said = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.said);
  const endSentence = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.end());

  test('is not offered where the words would leave the device', async ({ page }) => {
    await stub(page, false);
    await openLesson(page, lesson);
    await expect(button(page, 'Voice')).toBeHidden();
  });

  test('reads the captions out, waits for the clock, and is waited for', async ({ page }) => {
    await stub(page, true);
    await openLesson(page, lesson);
    await button(page, 'Voice').click();
    await button(page, 'Play').click();
    const first = await page.locator('[data-caption]').textContent();
    expect(await said(page)).toEqual([first]);
    // A slow voice.
    await pass(page, 60);
    const held = await secondOf(page);
    expect(held).toBeLessThan(20);
    expect(await said(page)).toHaveLength(1);
    await endSentence(page);
    await pass(page, 0.5);
    expect(await said(page)).toHaveLength(2);
    // A quick one.
    await endSentence(page);
    await pass(page, 0.5);
    expect(await said(page)).toHaveLength(2);
    await pass(page, 10);
    expect((await said(page)).length).toBeGreaterThan(2);
  });

  test('stops at Pause, repeats the caption, and speaks as fast as the lesson goes', async ({ page }) => {
    await stub(page, true);
    await openLesson(page, lesson);
    await button(page, 'Voice').click();
    await button(page, 'Play').click();
    await pass(page, 1);
    await button(page, 'Pause').click();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
    await button(page, 'Play').click();
    const [once, again] = await said(page);
    expect(again).toBe(once);
    expect(await page.evaluate(() => (window as unknown as Speech).speech.rates)).toEqual([1, 1.5]);
  });
});
