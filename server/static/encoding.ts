export type Coding = 'br' | 'gzip' | 'identity';

/** Identity is acceptable unless refused, but comes after whatever the client asked for by name. */
const unaskedIdentity = 0.0001;

/**
 * The first of the best codings for an Accept-Encoding header (RFC 9110, 12.5.3), given those there are in
 * our own order of preference; undefined when the client refuses them all.
 */
export function chooseCoding(header: string | undefined, available: readonly Coding[]): Coding | undefined {
  const weights = parseWeights(header ?? '');
  let best: Coding | undefined;
  let bestWeight = 0;
  for (const coding of available) {
    const weight = weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? unaskedIdentity : 0);
    if (weight > bestWeight) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';');
    const q = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
    weights.set(coding.trim(), q === undefined ? 1 : parseWeight(q.slice(2)));
  }
  return weights;
}

/** A weight nobody can read counts as a refusal: plain bytes are always understood. */
const parseWeight = (text: string) => (/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0);
