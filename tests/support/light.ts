import type { Page } from '@playwright/test';
import { chromiumWithWebGL, pretendGraphicsCard } from '../../browser/chromium.ts';
import { withMotion } from './motion.ts';

/** For files about the light. One object, so that they share their workers. */
export const withLight = { ...withMotion, launchOptions: await chromiumWithWebGL() };

type Hand = {
  /** Runs every waiting frame callback, this many milliseconds after the last frame. */
  step: (milliseconds: number) => void;
  /** The number of callbacks that wait for a frame. */
  waiting: () => number;
  /** The moment of every drawn frame, in the light's own seconds. */
  drawn: number[];
  pointer: number[];
  /** How far the light was opened in every drawn frame, and where its blue ray landed. */
  opened: number[];
  to: number[];
  firstDrawAt: number;
  /** Drawn instead of what the page asks for. */
  force?: { seconds: number; pointer: [number, number] };
};

declare global {
  interface Window {
    hand: Hand;
  }
}

/** Lets the test trigger frames, and records every frame of the light by its WebGL calls. */
export async function takeFramesInHand(page: Page): Promise<void> {
  await pretendGraphicsCard(page);
  await page.addInitScript(() => {
    const callbacks = new Map<number, FrameRequestCallback>();
    let lastRequest = 0;
    let now = 0;
    window.requestAnimationFrame = (callback) => callbacks.set(++lastRequest, callback) && lastRequest;
    window.cancelAnimationFrame = (request) => callbacks.delete(request);
    const hand: Hand = {
      step(milliseconds) {
        now += milliseconds;
        const due = [...callbacks.values()];
        callbacks.clear();
        for (const callback of due) callback(now);
      },
      waiting: () => callbacks.size,
      drawn: [],
      pointer: [],
      opened: [],
      to: [],
      firstDrawAt: 0,
    };
    window.hand = hand;

    const names = new WeakMap<WebGLUniformLocation, string>();
    const gl = WebGL2RenderingContext.prototype;
    const { getUniformLocation, uniform1f, uniform2f, uniform4fv, drawArrays } = gl;
    let seconds = 0;
    gl.getUniformLocation = function (program, name) {
      const location = getUniformLocation.call(this, program, name);
      if (location) names.set(location, name);
      return location;
    };
    gl.uniform1f = function (location, value) {
      const isTime = location !== null && names.get(location) === 'uTime';
      if (isTime) seconds = hand.force?.seconds ?? value;
      if (location !== null && names.get(location) === 'uOpened') hand.opened.push(value);
      uniform1f.call(this, location, isTime ? seconds : value);
    };
    gl.uniform2f = function (location, x, y) {
      const isPointer = location !== null && names.get(location) === 'uPointer';
      if (isPointer) hand.pointer = hand.force?.pointer ?? [x, y];
      const [left = x, up = y] = isPointer ? hand.pointer : [];
      uniform2f.call(this, location, left, up);
    };
    gl.uniform4fv = function (location, values) {
      if (location !== null && names.get(location) === 'uTo') hand.to = [...values];
      uniform4fv.call(this, location, values);
    };
    gl.drawArrays = function (...what) {
      hand.firstDrawAt ||= performance.now();
      hand.drawn.push(seconds);
      drawArrays.apply(this, what);
    };
  });
}

/** Steps through frames as on a screen with 60 Hz. */
export const stepFrames = (page: Page, frames: number, milliseconds = 1000 / 60) =>
  page.evaluate(
    ([count, interval]) => {
      for (let frame = 0; frame < count; frame += 1) window.hand.step(interval);
    },
    [frames, milliseconds] as const,
  );

export const framesDrawn = (page: Page) => page.evaluate(() => window.hand.drawn.length);
