import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nativeFormAction } from '../../contract/native-form.ts';
import { submissionIdHeader, submissionsPath } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { engines } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { ask } from '../support/http.ts';
import { attempts, secrets, victim } from './privacy-attempts.ts';

describe.each(engines)('with only the anonymous key, on $name', async ({ start, isMissing }) => {
  if (isMissing) return test.skip('is not installed');
  const server = await start();
  afterAll(async () => {
    await server.stop();
  });

  beforeAll(async () => {
    expect((await send(server.url, victim)).status).toBe(201);
  });

  test('the owner sees what nobody else can', async () => {
    const rows = JSON.stringify(await storedRows(server.url));
    for (const secret of secrets) expect(rows).toContain(secret);
  });

  test.each(attempts)('$name', async ({ path = submissionsPath, method = 'GET', headers = {}, body }) => {
    const answer = await ask(server.url, encodeURI(decodeURI(path)), {
      method,
      headers: {
        apikey: 'anon',
        ...headers,
        ...(body && { 'content-length': `${Buffer.byteLength(body)}` }),
      },
      ...(body && { body }),
    });
    const said = JSON.stringify(answer.headers) + answer.body.toString();
    expect(answer.status).toBeLessThan(500);
    for (const secret of secrets) expect(said).not.toContain(secret);
    // The total must not reveal rows either: it counts only those of the asker, who has none.
    if (method === 'GET' || method === 'HEAD')
      expect(answer.headers['content-range'] ?? '*/0').toMatch(/^\*\/[0*]$/);
  });

  test('the row is still there and unchanged, and only its sender has seen it', async () => {
    const own = await ask(server.url, submissionsPath, { headers: { [submissionIdHeader]: victim.id } });
    expect(JSON.parse(own.body.toString())).toEqual([expect.objectContaining({ name: secrets[0] })]);
  });

  test('the log has nothing of an enquiry, whether it was stored or refused', async () => {
    const [name, email, , business_details] = secrets;
    const broken = { name, email, business_details, phone_number: '0'.repeat(41) };
    expect((await send(server.url, makeEnquiry(broken))).status).toBe(400);
    const body = new URLSearchParams(broken as Record<string, string>);
    expect((await fetch(server.url + nativeFormAction, { method: 'POST', body })).status).toBe(400);
    // Programs that look at the links of an email may escape their number signs.
    for (const page of ['/contact/call', '/desk']) await fetch(`${server.url}${page}%23a-secret`);
    await expect.poll(() => server.output()).toContain('/desk%');
    for (const secret of [...secrets, victim.id, 'a-secret']) expect(server.output()).not.toContain(secret);
  });
});
