import type { ProofOf } from '../../content/schemas/proof.ts';

const stills = import.meta.glob<string>('../demonstrations/short/clips/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The frames of a film, and below each what it costs today and what is left of that. */
export function Storyboard({ words }: { words: ProofOf<'storyboard'> }) {
  const { frames, columns } = words;
  return (
    <ol className="storyboard">
      {frames.map(({ picture, title, today, left }) => (
        <li key={picture}>
          <div className="storyboard-frame">
            <img
              className="sample-picture"
              loading="lazy"
              decoding="async"
              src={stills[`../demonstrations/short/clips/${picture}.webp`]}
              width="640"
              height="360"
              alt=""
            />
          </div>
          <h3 className="mt-3 text-h4">{title}</h3>
          <dl>
            <dt>{columns.today}</dt>
            <dd className="text-ink-2">{today}</dd>
            <dt>{columns.left}</dt>
            <dd>{left}</dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}
