import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHealth } from './health.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the store is asked once a second, however many requests come', async () => {
  const isUp = vi.fn(async () => true);
  const isHealthy = createHealth({ isUp });
  expect(await Promise.all(Array.from({ length: 100 }, isHealthy))).not.toContain(false);
  await vi.advanceTimersByTimeAsync(999);
  expect(await isHealthy()).toBe(true);
  expect(isUp).toHaveBeenCalledTimes(1);

  isUp.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isHealthy()).toBe(false);
  expect(isUp).toHaveBeenCalledTimes(2);
});

test('a store that does not answer is not waited for', async () => {
  const isHealthy = createHealth({ isUp: () => new Promise(() => {}) });
  const answered = vi.fn();
  void isHealthy().then(answered);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(false);
});
