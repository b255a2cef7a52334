import type { ProofOf } from '../../content/schemas/proof.ts';

/** The same page on four phones in a day, and below each the same hour before. */
export function PhoneScreens({ words }: { words: ProofOf<'screens'> }) {
  return (
    <ol className="screens">
      {words.screens.map(({ time, title, lines, button, after, before }) => (
        <li key={time}>
          <p className="text-ink-3 tabular-nums">{time}</p>
          <div className="screens-phone">
            <b>{title}</b>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {button && <i>{button}</i>}
          </div>
          <p>{after}</p>
          <p className="text-ink-3">{before}</p>
        </li>
      ))}
    </ol>
  );
}
