import { drawings } from './drawings.ts';

type Props = {
  name: string;
  /** On a card the title beside it says enough: the drawing is decoration there. */
  purpose: 'content' | 'decoration';
  /** Drawings in the first view load at once. */
  loading: 'eager' | 'lazy';
};

/** A drawing as a picture of its own: kept by the browser from page to page, and free to stand on a page twice. */
export function Picture({ name, purpose, loading }: Props) {
  const drawing = drawings[name];
  if (!drawing) throw new Error(`There is no drawing named "${name}" in site/illustrations/drawings.ts`);
  return (
    <img
      src={`/pictures/${name}.svg`}
      alt={purpose === 'content' ? drawing.alt : ''}
      width="640"
      height="480"
      loading={loading}
      decoding="async"
      className="h-auto w-full print:hue-rotate-180 print:invert"
    />
  );
}
