import { expect, test } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freePort } from '../processes/free-port.ts';
import { startServer } from '../processes/server.ts';
import { send } from '../support/enquiries.ts';

test('a monitor reads counts on a separate port, which visitors cannot reach', async () => {
  const port = await freePort();
  const server = await startServer({ METRICS_PORT: `${port}` });
  await send(server.url, makeEnquiry());
  await fetch(`${server.url}/nowhere`).then((response) => response.text());

  const response = await fetch(`http://localhost:${port}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.+\})? [\d.e+-]+)$/);
  expect(text).toContain('raywright_enquiries_stored_total 1\n');
  expect(text).toContain('raywright_http_answers_total{class="2xx"} 1\n');
  expect(text).toContain('raywright_http_answers_total{class="4xx"} 1\n');
  expect(text).toContain('raywright_database_up 1\n');

  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
});
