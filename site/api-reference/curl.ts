import { type ExampleRequest, idempotencyKey } from './example-request.ts';
import { printJson } from './print-value.ts';

/** The request as a command for a POSIX shell. */
export function toCurl({ method, url, query, idempotent, body }: ExampleRequest): string {
  // curl takes a request with data for a POST and any other for a GET.
  const assumed = body === undefined ? 'GET' : 'POST';
  const parts = [
    ['curl', query.length > 0 && '--get', method !== assumed && `--request ${method}`, url]
      .filter(Boolean)
      .join(' '),
    '--header "Authorization: Bearer $API_KEY"',
    ...(body === undefined ? [] : ['--header "Content-Type: application/json"']),
    ...(idempotent ? [`--header "${idempotencyKey}: $(uuidgen)"`] : []),
    ...query.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quote(printJson(body, '  '))}`]),
  ];
  return parts.join(' \\\n  ');
}

/** In single quotes a shell changes nothing; a single quote itself stands outside of them. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
