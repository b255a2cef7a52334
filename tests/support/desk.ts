import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { functions, type Given, type Gives, type PageFunction } from '../../contract/functions.ts';
import { functionsPath } from '../../contract/wire.ts';
import { hashOf, makeSecret as makeSecretWith } from '../../server/desk/sessions.ts';
import { serviceKey } from './engines.ts';
import { type Answer, ask } from './http.ts';

/** The desk's requests, with a session cookie and an origin, as its page sends them. */

export { hashOf };
/** Signed like a real secret, though no database knows it. */
export const makeSecret = () => makeSecretWith(serviceKey);
/** A secret that anybody can make up. */
export const makeUpSecret = () => randomBytes(32).toString('base64url');

/** Makes a link as `npm run desk -- link` does. Another one is made where a busy machine is too late with its answer. */
export async function makeLink(url: string): Promise<string> {
  const secret = makeSecret();
  const made = await fetch(`${url}${functionsPath}/desk_make_link`, {
    method: 'POST',
    headers: { apikey: serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ link_hash: hashOf(secret) }),
  });
  if (made.status === 503) return makeLink(url);
  expect(made.status).toBe(200);
  return secret;
}

export const post = (url: string, path: string, given: unknown, headers: Record<string, string> = {}) =>
  ask(url, `/desk/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: JSON.stringify(given),
  });

export const cookieIn = ({ headers }: Answer): string =>
  String(headers['set-cookie']?.[0]).split(';')[0] ?? '';

/** A forwarded address of its own, for servers that trust the proxy. */
export const elsewhere = () => ({
  'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
});

export const enter = (url: string, secret: unknown) => post(url, 'sign-in', { secret }, elsewhere());

export async function signIn(url: string): Promise<string> {
  const answer = await enter(url, await makeLink(url));
  expect(answer.status).toBe(204);
  return cookieIn(answer);
}

/** Opens the desk as a signed-in device, or signs one in. */
export async function openDesk(url: string, signedIn?: string) {
  const cookie = signedIn ?? (await signIn(url));
  const asked = (path: string, given: unknown) => post(url, path, given, { cookie });
  return {
    cookie,
    post: asked,
    get: (path: string) => ask(url, `/desk/${path}`, { headers: { cookie } }),
    async call<Name extends PageFunction>(name: Name, given: Given<Name>): Promise<Gives<Name>> {
      const answer = await asked(`call/${name}`, given);
      expect([answer.status, answer.body.toString()]).toEqual([200, expect.any(String)]);
      return functions[name].value.parse(JSON.parse(answer.body.toString())) as Gives<Name>;
    },
  };
}
