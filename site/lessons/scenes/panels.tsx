import { lesson } from '../../../content/labels.ts';
import { areas, type SceneOf } from '../../../content/schemas/lesson.ts';
import { Paper } from './Paper.tsx';
import type { PartOf } from './part.ts';
import { Press } from './rows.tsx';

export function Sum({ scene, part }: { scene: SceneOf<'sum'>; part: PartOf }) {
  return (
    <Paper look="figures">
      <ul className="roll rows" data-count={scene.lines.length}>
        {scene.lines.map(({ text, value, unit, result }, index) => (
          <li key={text} className={result ? 'row result font-semibold' : 'row'} {...part('lines', index)}>
            <span>{text}</span>
            {/* With a true minus sign; it counts from nothing as it is said. */}
            <b>
              {value < 0 && '– '}
              <Figure value={Math.abs(value)} before={0} />
              {unit && ` ${unit}`}
            </b>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

/** A number that counts from what it said before. */
const Figure = ({ value, before }: { value: number; before: number }) => (
  <span data-before={before} data-number={value}>
    {value.toLocaleString('en-US')}
  </span>
);

type Props = { scene: SceneOf<'dashboard'>; part: PartOf };

/** A page of figures, with the areas it belongs to at its side. */
export function Dashboard({ scene: { area, range, chosen, figures, rows = [], press }, part }: Props) {
  // Where nothing ran there is nothing to divide by.
  const whole = Math.max(...figures.map(({ value, of = value }) => of)) || 1;
  // Figures stand in two lines at times, and then a button needs the room of three rows.
  const count = figures.length + rows.length + (press ? 3 : 0);
  return (
    <Paper look="dashboard" sample={lesson.sampleOf.dashboard}>
      <div className="roll board">
        {area && (
          <ul className="areas grid content-start gap-[0.3em] border-line text-ink-2 staged:border-r staged:pr-[1em] staged:text-[1.2em] small:flex small:justify-between small:border-0 small:p-0 small:text-[1em]">
            {areas.map((each) => (
              <li
                key={each}
                className="rounded-[0.3em] px-[0.7em] py-[0.35em] data-from:bg-[color-mix(in_oklab,var(--color-raised-2)_calc(var(--shown,1)*100%),transparent)] data-from:text-ink data-from:opacity-100 small:px-[0.4em]"
                {...(each === area.text && part('area'))}
              >
                {each}
              </li>
            ))}
          </ul>
        )}
        <div className="board" data-count={count}>
          <p className="range relative inline-grid justify-self-start rounded-[0.3em] border border-line-strong py-[0.25em] pr-[2.2em] pl-[0.7em] text-[min(0.8em,3.6cqw)] *:[grid-area:1/1]">
            <span>{range}</span>
            {chosen && (
              // Two ranges, one over the other, cannot be read.
              <span
                className="mr-[-1.5em] bg-raised pr-[1.5em] opacity-[calc((var(--shown,1)-0.5)*1000)]"
                {...part('chosen')}
              >
                {chosen.text}
              </span>
            )}
          </p>
          <ul className="figures">
            {figures.map(({ value, before = value, label }, index) => (
              <li key={label} className="figure" {...part('figures', index)}>
                <b>
                  <Figure value={value} before={before} />
                </b>
                <span>{label}</span>
                <svg
                  aria-hidden="true"
                  className="col-span-full h-[0.4em] w-full"
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                >
                  <rect width={(value / whole) * 100} height="1" />
                </svg>
              </li>
            ))}
          </ul>
          <ul className="rows">
            {rows.map(({ label, value }, index) => (
              <li key={label} className="row" {...part('rows', index)}>
                <span>{label}</span>
                <b>{value}</b>
              </li>
            ))}
          </ul>
          {press && <Press text={press.text} part={part} />}
        </div>
      </div>
    </Paper>
  );
}

export function Terminal({ scene, part }: { scene: SceneOf<'terminal'>; part: PartOf }) {
  return (
    <Paper look="terminal">
      <div className="roll" data-count={scene.lines.length}>
        {scene.lines.map((line, index) => (
          // What is too long for a line goes on a little to the right.
          <p
            key={JSON.stringify(line)}
            className="code pl-[1.2em] indent-[-1.2em] wrap-anywhere whitespace-pre-wrap *:font-code *:text-[1em]"
            {...part('lines', index)}
          >
            {'type' in line ? (
              // A remark is less bright than what runs.
              <code className={/^\s*(#|\/\/)/.test(line.type) ? 'text-ink-2' : ''} data-typed>
                {line.type}
              </code>
            ) : (
              <samp className="text-(--code-string) opacity-[var(--shown,1)]">{line.print}</samp>
            )}
          </p>
        ))}
      </div>
    </Paper>
  );
}
