export type ByteRange = { start: number; end: number };

/**
 * The one range a Range header asks for, both ends included. Anything but a single range of bytes is undefined and gets
 * the whole file: players and downloads ask for one, and many small ones in one request are how servers are worn out.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  if (first && last && Number(first) > Number(last)) return undefined;

  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : { start, end };
}
