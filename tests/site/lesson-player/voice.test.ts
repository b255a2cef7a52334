import { expect, type Page, test } from '@playwright/test';
import { button, lesson, openLesson, pass, playerOf, secondOf, seekTo } from '../../support/lesson.ts';
import { withMotion } from '../../support/motion.ts';
import { whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

test.describe('the voice', () => {
  /** A device with one English voice, whose appearance and ends of sentences the test triggers. */
  const stub = (page: Page) =>
    page.addInitScript(() => {
      const speech = {
        voices: [] as object[],
        saying: '',
        said: [] as string[],
        rates: [] as number[],
        voice: undefined as string | undefined,
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
            sentence: Record<'onend' | 'onerror', (() => void) | null> & {
              text: string;
              rate: number;
              voice: { name: string };
            },
          ) => {
            speech.saying = sentence.text;
            speech.said.push(sentence.text);
            speech.rates.push(sentence.rate);
            speech.voice = sentence.voice.name;
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
      voice: string | undefined;
      end: () => void;
      fail: () => void;
    };
  };
  type Offered = { name: string; lang?: string; localService?: boolean; default?: boolean };
  const findVoice = (page: Page, ...offered: Offered[]) =>
    page.evaluate(
      (voices) => {
        for (const voice of voices)
          (window as unknown as Speech).speech.voices.push({ lang: 'en-US', localService: true, ...voice });
        speechSynthesis.dispatchEvent(new Event('voiceschanged'));
      },
      offered.length > 0 ? offered : [{ name: 'Plain' }],
    );
  async function playAloud(page: Page) {
    await stub(page);
    await openLesson(page, lesson);
    await findVoice(page);
    await button(page, 'Voice').click();
    await button(page, 'Play').click();
  }
  const saying = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.saying);
  const failSentence = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.fail());
  const said = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.said);
  const endSentence = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.end());

  test('is offered when the device has found one that keeps the words, and stays on', async ({ page }) => {
    await stub(page);
    await openLesson(page, lesson);
    await expect(button(page, 'Voice')).toBeHidden();
    await findVoice(page, { name: 'Remote', localService: false });
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
    await playAloud(page);
    const first = await page.locator('[data-caption]').textContent();
    expect(await said(page)).toEqual([first]);
    // A slow voice, but not a dead one.
    await pass(page, 12);
    const held = await secondOf(page);
    expect(held).toBeLessThan(20);
    expect(await said(page)).toHaveLength(1);
    await endSentence(page);
    await pass(page, 0.5);
    expect(await said(page)).toHaveLength(2);
    // A voice that fails at once.
    await failSentence(page);
    await pass(page, 0.5);
    expect(await said(page)).toHaveLength(2);
    await pass(page, 10);
    expect((await said(page)).length).toBeGreaterThan(2);
    await seekTo(page, 300);
    expect(await saying(page)).toBe(await page.locator('[data-caption]').textContent());
    expect(await secondOf(page)).toBeGreaterThan(290);
  });

  rare(
    'stops at Pause, repeats the caption, speaks as fast as the lesson goes, and not after its page',
    async ({ page }) => {
      await playAloud(page);
      await pass(page, 1);
      await button(page, 'Pause').click();
      expect(await saying(page)).toBe('');
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
      await button(page, 'Play').click();
      const [once, again] = await said(page);
      expect(again).toBe(once);
      expect(await page.evaluate(() => (window as unknown as Speech).speech.rates)).toEqual([1 / 1.5, 1]);

      expect(await saying(page)).not.toBe('');
      // Runs after the player has been told.
      await page.evaluate(() =>
        addEventListener('pagehide', () =>
          sessionStorage.setItem('still saying', (window as unknown as Speech).speech.saying),
        ),
      );
      await page.goto('/contact');
      expect(await page.evaluate(() => sessionStorage.getItem('still saying'))).toBe('');
    },
  );

  rare('is not waited for if its engine has died', async ({ page }) => {
    await playAloud(page);
    await pass(page, 90);
    expect((await said(page)).length).toBeGreaterThan(3);
  });

  rare('is silent for half a second at most between one caption and the next', async ({ page }) => {
    await playAloud(page);
    const charactersASecond = 17;
    const silences: number[] = [];
    for (let caption = 0; caption < 12; caption += 1) {
      await pass(page, (await saying(page)).length / charactersASecond);
      const before = (await said(page)).length;
      await endSentence(page);
      let silent = 0;
      while ((await said(page)).length === before && silent < 5) {
        await pass(page, 0.1);
        silent += 0.1;
      }
      silences.push(Math.round(silent * 10) / 10);
    }
    // The first captions teach the player this voice's speed.
    expect(Math.max(...silences.slice(6)), String(silences)).toBeLessThanOrEqual(0.6);
  });

  rare('is not one of the joke voices that Apple lists first', async ({ page }) => {
    await stub(page);
    await openLesson(page, lesson);
    await findVoice(
      page,
      { name: 'Albert', default: true },
      { name: 'Bad News', default: true },
      { name: 'Daniel', lang: 'en-GB' },
      { name: 'Samantha' },
      { name: 'Zarvox' },
    );
    await button(page, 'Voice').click();
    await button(page, 'Play').click();
    expect(await page.evaluate(() => (window as unknown as Speech).speech.voice)).toBe('Samantha');
  });
});
