/** A large figure with its sign and unit set small: 50%, $2M, 10M+. */
export function Figure({ value, size }: { value: string; size: 'tile' | 'card' }) {
  const [, before = '', number = value, after = ''] = /^(\D*)([\d.,/]+)(.*)$/.exec(value) ?? [];
  return (
    <span className={`font-display font-semibold tracking-tightest tabular-nums ${sizes[size]}`}>
      {before && <span className={small}>{before}</span>}
      {number}
      {after && <span className={small}>{after}</span>}
    </span>
  );
}

const sizes = { tile: 'text-figure', card: 'text-h2' };
const small = 'align-[0.72em] text-[0.42em] leading-none tracking-normal text-ink-2';
