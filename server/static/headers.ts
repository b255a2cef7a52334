import { createHash } from 'node:crypto';
import type { Settings } from '../settings.ts';

/** The security headers of every answer, on every host. */

export type Surroundings = {
  /** Whether visitors reach the site over https. */
  https: boolean;
  /** Whether all subdomains use https as well, for good. */
  httpsForAll: boolean;
  /** The origin of a hosted data interface, when it is not our own. */
  dataOrigin: string | undefined;
};

export const surroundingsOf = (
  settings: Pick<Settings, 'siteUrl' | 'supabaseUrl' | 'hsts'>,
): Surroundings => ({
  https: settings.siteUrl?.startsWith('https:') ?? false,
  httpsForAll: settings.hsts === 'subdomains',
  dataOrigin: settings.supabaseUrl,
});

/** A month, so that an owner whose certificate fails is not cut off from visitors for years. */
const forThisName = 'max-age=2592000';
const forAllNames = 'max-age=63072000; includeSubDomains';

/**
 * Files that are not pages load nothing, even when opened alone. Only a film does: the browser's player requests it
 * again.
 */
const closedPolicy =
  "default-src 'none'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function securityHeaders(
  { https, httpsForAll }: Surroundings,
  policy = closedPolicy,
): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': httpsForAll ? forAllNames : forThisName }),
  };
}

/** A page may use this site, and its own inline scripts and styles, which are known by their hashes. */
export function pagePolicy(html: string, { https, dataOrigin }: Surroundings): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(html).map(hashSource)],
    'style-src': ["'self'", ...styleSources(html)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': [/<(video|audio)\b/i.test(html) ? "'self'" : "'none'"],
    'connect-src': ["'self'", ...(dataOrigin ? [dataOrigin] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': framedOrigins(html),
    'frame-ancestors': [framedBySelf.test(html) ? "'self'" : "'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Allows everything that any of these policies allows, for hosts that cannot have a rule for each page. */
export function jointPolicy(policies: string[]): string {
  const joint = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    joint.set(name, new Set([...(joint.get(name) ?? []), ...sources]));
  }
  return [...joint].map(([name, sources]) => [name, ...withoutNone(sources)].join(' ')).join('; ');
}

const withoutNone = (sources: Set<string>) =>
  [...sources].filter((source) => source !== "'none'" || sources.size === 1);

// This reads only our own build's output, so a pattern is as good as a parser.
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && !isDataBlock(attributes))
    .map(([, , code = '']) => code);

const isDataBlock = (attributes: string) => /\stype\s*=\s*["']?application\/(ld\+)?json\b/i.test(attributes);

/** The inline styles of the page. */
export const styleSources = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, rules = '']) => hashSource(rules));

/**
 * The players that a page embeds: others by origin, our own as this site. A page without a player may frame nothing.
 */
function framedOrigins(html: string): string[] {
  const players = html.matchAll(/<iframe\b[^>]*?\ssrc="(https:\/\/[^/"]+|\/)/gi);
  const origins = [...players].map(([, origin = '']) => (origin === '/' ? "'self'" : origin));
  return origins.length > 0 ? origins : ["'none'"];
}

/** The mark of a page that may be framed by this site. */
const framedBySelf = /<html\b[^>]*\sdata-framed-by="self"/i;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
