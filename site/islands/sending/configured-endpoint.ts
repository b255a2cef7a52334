import { unexpected } from '../../../content/messages/enquiry.ts';
import { wordRefusal } from '../../../contract/draft.ts';
import { type Endpoint, hostedEndpoint, submissionsPath } from '../../../contract/wire.ts';
import type { SendingResult, sendSubmission } from './send-submission.ts';

const sameOrigin: Endpoint = { url: submissionsPath, headers: {} };

/** The hosted project that the site was built for, or else our own server. */
export function configuredEndpoint(): Endpoint {
  const origin: string | undefined = import.meta.env['PUBLIC_SUPABASE_URL'];
  const key: string | undefined = import.meta.env['PUBLIC_SUPABASE_ANON_KEY'];
  return origin && key ? hostedEndpoint(origin, key) : sameOrigin;
}

/** Sends, and words failures for the visitor. */
export async function submitEnquiry(send: () => ReturnType<typeof sendSubmission>): Promise<SendingResult> {
  try {
    const outcome = await send();
    return outcome.kind === 'failed' && outcome.message
      ? { kind: 'failed', message: wordRefusal(outcome.message) }
      : outcome;
  } catch (error) {
    console.error(error);
    return { kind: 'failed', message: unexpected };
  }
}

/** A random UUID. On plain http browsers have no randomUUID. */
export function newId(random: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (random.randomUUID) return random.randomUUID();
  const bytes = random.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
