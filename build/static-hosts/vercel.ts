import type { Surroundings } from '../../server/static/headers.ts';
import type { HostedFile } from './hosted-file.ts';
import { headersByPath, rewrites } from './rule-files.ts';

/** Vercel looks for files before it rewrites, and matches in the manner of path-to-regexp. */
export function vercelConfiguration(files: HostedFile[], surroundings: Surroundings): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headersByPath(files, surroundings).map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: rewrites(files)
      .filter(({ from }) => from.includes(':'))
      .map(({ from, to }) => ({ source: from, destination: to })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
