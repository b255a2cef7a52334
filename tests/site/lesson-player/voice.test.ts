import { expect, type Page, test } from '@playwright/test';
import { button, lesson, openLesson, pass, playerOf, secondOf, seekTo } from '../../support/lesson.ts';

test.describe('the voice', () => {
  /** A device with one English voice, found when a test says so, as is the end of a sentence. */
  const stub = (page: Page) =>
    page.addInitScript(() => {
      const speech = {
        voices: [] as object[],
        saying: '',
        said: [] as string[],
        rates: [] as number[],
        end: () => {},
        fail: () => {},
      };
      Object.assign(window, {
        speech,
        SpeechSynthesisUtterance: class {
          text: string;
          rate = 1;
          onend: (() => void) | null = null;
          onerror: (() => void) | null = null;
          constructor(text: string) {
            this.text = text;
          }
        },
      });
      Object.defineProperty(window, 'speechSynthesis', {
        value: Object.assign(new EventTarget(), {
          getVoices: () => speech.voices,
          cancel: () => {
            speech.saying = '';
          },
          speak: (
            sentence: Record<'onend' | 'onerror', (() => void) | null> & { text: string; rate: number },
          ) => {
            speech.saying = sentence.text;
            speech.said.push(sentence.text);
            speech.rates.push(sentence.rate);
            speech.end = () => sentence.onend?.();
            speech.fail = () => sentence.onerror?.();
          },
        }),
      });
    });
  type Speech = {
    speech: {
      voices: object[];
      saying: string;
      said: string[];
      rates: number[];
      end: () => void;
      fail: () => void;
    };
  };
  const findVoice = (page: Page, localService = true) =>
    page.evaluate((local) => {
      (window as unknown as Speech).speech.voices.push({ lang: 'en-US', localService: local });
      speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    }, localService);
  const saying = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.saying);
  const failSentence = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.fail());
  const said = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.said);
  const endSentence = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.end());

  test('is not offered where the words would leave the device', async ({ page }) => {
    await stub(page);
    await openLesson(page, lesson);
    await findVoice(page, false);
    await expect(button(page, 'Voice')).toBeHidden();
  });

  test('is offered when the device has found it, and stays on', async ({ page }) => {
    await stub(page);
    await openLesson(page, lesson);
    await expect(button(page, 'Voice')).toBeHidden();
    await findVoice(page);
    await button(page, 'Voice').click();
    await expect(button(page, 'Voice')).toHaveAttribute('aria-pressed', 'true');
    await page.goto(playerOf(lesson));
    await findVoice(page);
    await expect(button(page, 'Voice')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Play').click();
    expect(await said(page)).toHaveLength(1);
  });

  test('reads the captions out, waits for the clock, and is waited for', async ({ page }) => {
    await stub(page);
    await openLesson(page, lesson);
    await findVoice(page);
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
    // One that fails at once.
    await failSentence(page);
    await pass(page, 0.5);
    expect(await said(page)).toHaveLength(2);
    await pass(page, 10);
    expect((await said(page)).length).toBeGreaterThan(2);
    await seekTo(page, 300);
    expect(await saying(page)).toBe(await page.locator('[data-caption]').textContent());
    expect(await secondOf(page)).toBeGreaterThan(290);
  });

  test('stops at Pause, repeats the caption, and speaks as fast as the lesson goes', async ({ page }) => {
    await stub(page);
    await openLesson(page, lesson);
    await findVoice(page);
    await button(page, 'Voice').click();
    await button(page, 'Play').click();
    await pass(page, 1);
    await button(page, 'Pause').click();
    expect(await saying(page)).toBe('');
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
    await button(page, 'Play').click();
    const [once, again] = await said(page);
    expect(again).toBe(once);
    expect(await page.evaluate(() => (window as unknown as Speech).speech.rates)).toEqual([1, 1.5]);
  });
});
