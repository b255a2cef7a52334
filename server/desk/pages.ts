import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deskPath, signInPath } from '../../contract/desk.ts';
import { loadFiles, type StaticFile } from '../static/files.ts';
import { type Surroundings, securityHeaders } from '../static/headers.ts';

const built = fileURLToPath(new URL('../../dist-desk', import.meta.url));

/** Nothing that is not ours, and nothing that the page itself could be made to run. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** What every answer of the desk says, whatever is in it. */
export const deskHeaders = (surroundings: Surroundings): Record<string, string> => ({
  ...securityHeaders(surroundings, policy),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
});

/** The built desk, by the path it is asked for; empty when it has not been built. */
export async function loadDesk(surroundings: Surroundings): Promise<ReadonlyMap<string, StaticFile>> {
  if (!existsSync(built)) return new Map();
  const files = await loadFiles(built, (name) => ({
    ...deskHeaders(surroundings),
    // Their names carry a hash of their contents, and nothing in them is about anybody.
    ...(name.startsWith('assets/') && { 'Cache-Control': 'private, max-age=31536000, immutable' }),
  }));
  return new Map(
    [...files].flatMap(([name, file]) => addressesOf(name).map((path) => [path, file] as const)),
  );
}

const addressesOf = (name: string) =>
  name === 'index.html' ? [deskPath, signInPath] : [`${deskPath}/${name}`];
