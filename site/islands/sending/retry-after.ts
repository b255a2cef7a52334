/** The milliseconds an answer asks us to wait: given in seconds, or as a date. */
export function retryAfter(response: Response, now: number): number {
  const value = response.headers.get('Retry-After') ?? '';
  const until = /^\d+$/.test(value) ? now + Number(value) * 1000 : Date.parse(value);
  return Number.isNaN(until) ? 0 : Math.max(0, until - now);
}
