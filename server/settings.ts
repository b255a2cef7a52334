import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * The settings of README's table, read once at start. Faults name settings and never repeat values, because some are
 * secrets and this output ends up in logs.
 */

const text = (shape: RegExp, mustBe: string) => z.string().regex(shape, mustBe);

const address = (protocols: string[], mustBe: string) =>
  z.string().refine((value) => hasHost(value, protocols), mustBe);

function hasHost(value: string, protocols: string[]): boolean {
  const url = URL.parse(value);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
}

const origin = (mustBe: string) =>
  z
    .string()
    .refine((value) => hasHost(value, ['http:', 'https:']) && isBareOrigin(new URL(value)), mustBe)
    .transform((value) => new URL(value).origin);

const isBareOrigin = (url: URL) => url.href === `${url.origin}/`;

const wholeNumber = (mustBe: string) => text(/^\d{1,9}$/, mustBe).transform(Number);

// Addresses only. Trusting everybody, or a number of proxies, would believe what a direct visitor makes up.
const proxies = z
  .string()
  .refine(
    (value) => value === 'false' || value.split(',').every((entry) => isProxyAddress(entry.trim())),
    'must be the addresses of the proxies in front of the server, such as 127.0.0.1 or 10.0.0.0/8, separated by commas',
  )
  .transform((value) => value !== 'false' && value);

function isProxyAddress(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [ip = '', prefix] = entry.split('/');
  const family = isIP(ip);
  if (family === 0 || prefix === undefined) return family !== 0;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128);
}

const environment = z.object({
  HOST: text(/^[\w.:-]+$/, 'must be an address of this machine, such as 127.0.0.1').optional(),
  PORT: wholeNumber('must be a port from 0 to 65535')
    .refine((port) => port <= 65_535, 'must be a port from 0 to 65535')
    .default(3000),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'must be an address such as postgresql://user:password@host/database',
  ).optional(),
  SITE_URL: origin('must be an address without a path, such as https://example.com').optional(),
  PUBLIC_SUPABASE_URL: origin('must be an address without a path, such as https://id.supabase.co').optional(),
  PUBLIC_SUPABASE_ANON_KEY: z
    .string()
    .refine(isPublicKey, "must be the project's publishable or anon key, and no secret one")
    .optional(),
  SERVICE_ROLE_KEY: text(/^\S{32,}$/, 'must be a key of at least 32 characters without spaces').optional(),
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    'must be an address such as smtps://user:password@host:465',
  ).optional(),
  NOTIFY_EMAIL: z.email('must be an email address').optional(),
  WEBHOOK_URL: address(['http:', 'https:'], 'must be an address such as https://example.com/hook').optional(),
  WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, 'must be whsec_ followed by 24 to 64 bytes in base64')
    .optional(),
  TRUST_PROXY: proxies.default(false),
  HSTS: z.enum(['site', 'subdomains'], 'must be site or subdomains').default('site'),
  PUSH_HOSTS: text(
    /^(\*\.)?[\w.-]+(:\d+)?(,(\*\.)?[\w.-]+(:\d+)?)*$/,
    'must be names such as push.example.com or *.example.com, separated by commas',
  ).default('fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'),
  CALENDAR_HOSTS: text(
    /^[\w.-]+(:\d+)?(,[\w.-]+(:\d+)?)*$/,
    'must be names such as calendar.lan or 10.0.0.5:8443, separated by commas',
  ).optional(),
  DESK: z.enum(['on', 'off'], 'must be on or off').default('on'),
  EDITING: z.enum(['on', 'off'], 'must be on or off').default('on'),
  VISITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RATE_LIMIT_PER_MINUTE: wholeNumber('must be a whole number; 0 switches the limit off').default(10),
});

function isWebhookSecret(value: string): boolean {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1] ?? '';
  const bytes = Buffer.from(encoded, 'base64').length;
  return encoded.length % 4 === 0 && bytes >= 24 && bytes <= 64;
}

/** Half of a pair does nothing, and its owner would notice only when a message goes unseen. */
const pairs = [
  ['SMTP_URL', 'NOTIFY_EMAIL'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'],
] as const;

export type Settings = ReturnType<typeof readSettings>;

class SettingsError extends Error {}

export function readSettings(variables: NodeJS.ProcessEnv) {
  // Compose files and shells write "not set" as an empty variable.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map(wordIssue),
    ...pairs.flatMap((pair) => wordHalfPair(pair, given)),
    ...wordForeignKey(given),
  ];
  if (!parsed.success || faults.length > 0) throw new SettingsError(wordFaults(faults));

  const values = parsed.data;
  return Object.freeze({
    /** Undefined listens on every interface. */
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    /** Undefined means the embedded store in dataDir. */
    databaseUrl: values.DATABASE_URL,
    /** The site's public origin, when SITE_URL is set. */
    siteUrl: values.SITE_URL,
    supabaseUrl: values.PUBLIC_SUPABASE_URL,
    supabaseAnonKey: values.PUBLIC_SUPABASE_ANON_KEY,
    serviceRoleKey: values.SERVICE_ROLE_KEY,
    smtp:
      values.SMTP_URL && values.NOTIFY_EMAIL
        ? { url: values.SMTP_URL, notifyEmail: values.NOTIFY_EMAIL }
        : undefined,
    webhook:
      values.WEBHOOK_URL && values.WEBHOOK_SECRET
        ? { url: values.WEBHOOK_URL, secret: values.WEBHOOK_SECRET }
        : undefined,
    /** The proxies that are trusted to name a visitor's address. */
    trustProxy: values.TRUST_PROXY,
    /** For which names HSTS is sent, where the site is reached over https. */
    hsts: values.HSTS,
    /** The push services of browsers, which may be sent what devices are told. */
    pushHosts: values.PUSH_HOSTS.split(','),
    /** The servers of the own network on which the owner's calendar may be. */
    calendarHosts: values.CALENDAR_HOSTS?.split(',') ?? [],
    isDeskOn: values.DESK === 'on',
    /** Whether the desk can change the words of the website. Off serves the checkout as it is. */
    isEditingOn: values.EDITING === 'on',
    countsVisits: values.VISITS === 'on',
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
  });
}

/** Reads the settings, or prints a sentence for each wrong one and exits. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const wordIssue = (issue: z.core.$ZodIssue) => `${issue.path.join('.')} ${issue.message}.`;

function wordHalfPair([one, other]: (typeof pairs)[number], given: NodeJS.ProcessEnv): string[] {
  if (given[one] && !given[other]) return [`${other} is missing: ${one} does nothing without it.`];
  if (given[other] && !given[one]) return [`${one} is missing: ${other} does nothing without it.`];
  return [];
}

function wordForeignKey(given: NodeJS.ProcessEnv): string[] {
  const isForeign = isKeyOfAnotherProject(given['PUBLIC_SUPABASE_ANON_KEY'], given['PUBLIC_SUPABASE_URL']);
  return isForeign
    ? ['PUBLIC_SUPABASE_ANON_KEY is the key of another project than the one PUBLIC_SUPABASE_URL names.']
    : [];
}

const wordFaults = (faults: string[]) =>
  ['The site cannot start with these settings:', ...faults.map((fault) => `  ${fault}`)].join('\n');

/** Reads what a Supabase key says about itself. Only the project knows what it opens. */

/** A secret key in a page would give every message to every visitor. */
function isPublicKey(key: string): boolean {
  return /^sb_publishable_\S{8,}$/.test(key) || claimsOf(key)?.['role'] === 'anon';
}

/** Whether a key claims more rights than a visitor's. A JWT names its role. */
export function isSecretKey(key: string): boolean {
  return key.startsWith('eyJ') ? claimsOf(key)?.['role'] !== 'anon' : key.startsWith('sb_secret_');
}

function isKeyOfAnotherProject(key = '', address = ''): boolean {
  const [, project] = /^https:\/\/([a-z0-9]+)\.supabase\.co\/?$/.exec(address) ?? [];
  const ref = claimsOf(key)?.['ref'];
  return project !== undefined && ref !== undefined && ref !== project;
}

function claimsOf(token: string): Record<string, unknown> | undefined {
  const [, payload] = /^eyJ[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
  if (payload === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
}
