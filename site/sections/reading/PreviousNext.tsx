import { reading } from '../../../content/labels.ts';

type Entry = { href: string; title: string };

type Props = { previous: Entry | undefined; next: Entry | undefined };

/** On to the entry before and the one after, for who reads a list from its beginning. */
export function PreviousNext({ previous, next }: Props) {
  return (
    <nav aria-label={reading.neighbors} data-screen-only className="border-t border-line">
      <div className="wrap grid sm:grid-cols-2">
        {previous && <Way {...previous} label={reading.previous} className="pr-6" />}
        {next && (
          <Way
            {...next}
            label={reading.next}
            className={`sm:col-start-2 sm:text-right ${previous ? 'max-sm:border-t sm:pl-6' : ''}`}
          />
        )}
      </div>
    </nav>
  );
}

type WayProps = { href: string; title: string; label: string; className: string };

function Way({ href, title, label, className }: WayProps) {
  return (
    <a href={href} className={`group block border-line py-8 ${className}`}>
      <span className="text-small text-ink-3">{label}</span>
      <span className="mt-1 block font-display text-h4 font-semibold text-ink-2 transition-colors group-hover:text-ink">
        {title}
      </span>
    </a>
  );
}
