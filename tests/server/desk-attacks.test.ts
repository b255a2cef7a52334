import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freePort } from '../processes/free-port.ts';
import { openDesk, post } from '../support/desk.ts';
import { startOnEither } from '../support/either-store.ts';
import { engines } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { untilUp } from '../support/health.ts';
import { ask } from '../support/http.ts';
import { startMailbox } from '../support/mailbox.ts';
import { sampleOf } from '../support/thorough.ts';
import { attackWithCookies } from './desk-attacks/cookies.ts';
import { attackTheDataInterface } from './desk-attacks/data-interface.ts';
import { attackFromElsewhere } from './desk-attacks/elsewhere.ts';
import { attackWithFloods } from './desk-attacks/floods.ts';
import { attackWithLinks } from './desk-attacks/links.ts';
import { secrets, site, siteUrl } from './desk-attacks/target.ts';

/** Whoever is not the owner and wants in, or wants the owner's device to do it for them. Nobody gets through. */

const [embedded] = engines;

describe.each(sampleOf(engines, 1))('with $name', async ({ name, start, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const mailbox = await startMailbox();
  const settings = { ...mailbox.settings, SITE_URL: siteUrl, TRUST_PROXY: 'loopback' };
  const server = await start({ ...settings, PORT: `${await freePort()}` });
  await untilUp(server);
  afterAll(async () => {
    await server.stop();
    await mailbox.stop();
  });
  const { url } = server;
  const owner = await openDesk(url);
  const victim = makeEnquiry(secrets);

  beforeAll(async () => {
    expect((await send(url, victim)).status).toBe(201);
  });

  const linksMailed = () => mailbox.mails.filter(({ messageId }) => messageId.startsWith('desk-')).length;
  const target = { url, owner, linksMailed };
  attackWithLinks(target);
  // What the server refuses, or both databases by the same grants: they read the same migrations.
  if (name === embedded?.name) {
    attackWithCookies(target);
    attackFromElsewhere(target);
    attackTheDataInterface(target);
    attackWithFloods(target);
  }

  test('the owner is still signed in after all of this, and the enquiry is there', async () => {
    expect(await owner.call('desk_one', { submission: victim.id })).toMatchObject({
      status: 'open',
      version: 0,
    });
  });
});

test('DESK=off turns the desk off completely', async () => {
  const server = await startOnEither({ DESK: 'off' });
  for (const path of ['', '/in', '/opening', '/export.csv', '/assets/index.js'])
    expect((await ask(server.url, `/desk${path}`)).status).toBe(404);
  for (const path of ['sign-in', 'mail-link', 'call/desk_sessions'])
    expect((await post(server.url, path, {})).status).toBe(404);
  await server.stop();
});

test('over plain http and outside of loopback the desk says why it does not open', async () => {
  const server = await startOnEither({ SITE_URL: 'http://raywright.example' });
  const answer = await ask(server.url, '/desk', { headers: { host: site } });
  expect(answer.status).toBe(403);
  expect(answer.body.toString()).toContain('plain http');
  await server.stop();
});
