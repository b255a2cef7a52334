import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('nothing needs to be set', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, rateLimitPerMinute: 10, trustProxy: false });
  expect(readSettings({}).dataDir).toBe(resolve('data'));
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', HOST: '' })).toEqual(readSettings({}));
});

test('ignores variables of other programs', () => {
  expect(readSettings({ PATH: '/bin', SITE_NAME: '?' })).toEqual(readSettings({}));
});

const token = (claims: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;

test.each(['sb_publishable_0123456789abcdef', token({ role: 'anon', ref: 'abcdef' })])(
  'a page may carry the key %s',
  (key) => {
    const variables = { PUBLIC_SUPABASE_URL: 'https://abcdef.supabase.co', PUBLIC_SUPABASE_ANON_KEY: key };
    expect(readSettings(variables)).toMatchObject({ supabaseAnonKey: key });
  },
);

test.each([
  ['a secret key', 'sb_secret_0123456789abcdef', /no secret one/],
  ["the owner's token", token({ role: 'service_role', ref: 'abcdef' }), /no secret one/],
  ['a cut key', 'eyJhbGciOiJIUzI1NiJ9.e30', /must be the project's/],
  ['a key of another project', token({ role: 'anon', ref: 'ghijkl' }), /another project/],
])('%s is refused before it gets into a page', (_what, key, reason) => {
  const variables = { PUBLIC_SUPABASE_URL: 'https://abcdef.supabase.co', PUBLIC_SUPABASE_ANON_KEY: key };
  expect(() => readSettings(variables)).toThrow(reason);
  expect(() => readSettings(variables)).not.toThrow(key);
});

const webhookSecret = `whsec_${Buffer.alloc(24).toString('base64')}`;

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ SITE_URL: 'https://Example.com/' }, { siteUrl: 'https://example.com' }],
  [
    { DATABASE_URL: 'postgresql://u:p@db/site?sslmode=require' },
    { databaseUrl: 'postgresql://u:p@db/site?sslmode=require' },
  ],
  [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
  [{ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8' }, { trustProxy: 'loopback, 10.0.0.0/8, fd00::/8' }],
  [{ RATE_LIMIT_PER_MINUTE: '0' }, { rateLimitPerMinute: 0 }],
  [
    { SMTP_URL: 'smtp://mail', NOTIFY_EMAIL: 'a@b.example' },
    { smtp: { url: 'smtp://mail', notifyEmail: 'a@b.example' } },
  ],
  [
    { WEBHOOK_URL: 'https://hook.example/x', WEBHOOK_SECRET: webhookSecret },
    { webhook: { url: 'https://hook.example/x', secret: webhookSecret } },
  ],
  [
    { PUSH_HOSTS: 'push.example.com,*.example.com:8443' },
    { pushHosts: ['push.example.com', '*.example.com:8443'] },
  ],
  [{ CALENDAR_HOSTS: 'cloud.lan,10.0.0.5:8443' }, { calendarHosts: ['cloud.lan', '10.0.0.5:8443'] }],
])('%o is understood', (variables, settings) => {
  expect(readSettings(variables)).toMatchObject(settings);
});

test.each([
  { PORT: 'http' },
  { PORT: '-1' },
  { PORT: '65536' },
  { PORT: '3000.5' },
  { HOST: 'a b' },
  { DATABASE_URL: 'mysql://db/site' },
  { SITE_URL: 'raywright.example' },
  { SITE_URL: 'https://raywright.example/path' },
  { SITE_URL: 'ftp://raywright.example' },
  { SERVICE_ROLE_KEY: 'short' },
  { TRUST_PROXY: 'true' },
  { TRUST_PROXY: 'proxy.example' },
  { TRUST_PROXY: '10.0.0.1,' },
  { TRUST_PROXY: '1' },
  { TRUST_PROXY: '10.0.0.0/33' },
  { PUSH_HOSTS: 'https://push.example.com' },
  { PUSH_HOSTS: '*' },
  { PUSH_HOSTS: 'push.example.com,' },
  { CALENDAR_HOSTS: 'https://cloud.lan' },
  { RATE_LIMIT_PER_MINUTE: 'many' },
])('%o is refused by name', (variables) => {
  const [name] = Object.keys(variables);
  expect(() => readSettings(variables)).toThrow(new RegExp(`^  ${name} must be `, 'm'));
});

test.each([
  [{ SMTP_URL: 'smtp://mail' }, 'NOTIFY_EMAIL'],
  [{ NOTIFY_EMAIL: 'a@b.example' }, 'SMTP_URL'],
  [{ WEBHOOK_URL: 'https://hook.example' }, 'WEBHOOK_SECRET'],
  [{ PUBLIC_SUPABASE_URL: 'https://id.supabase.co' }, 'PUBLIC_SUPABASE_ANON_KEY'],
])('%o asks for its other half', (variables, missing) => {
  expect(() => readSettings(variables)).toThrow(`${missing} is missing`);
});
