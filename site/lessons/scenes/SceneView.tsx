import type { ReactNode } from 'react';
import tin from '../../../content/demonstrations/ugc-content.yaml';
import { lesson as labels, lesson } from '../../../content/labels.ts';
import { areas, type Scene, type SceneOf } from '../../../content/schemas/lesson.ts';
import type { TimedScene } from '../cues/timed-lesson.ts';
import { Paper, type PartOf, paperSoFar, partsOf } from './Paper.tsx';
import { Chat, Pictures, Press, Rows } from './rows.tsx';

/** A scene at its end. The painter hides what has not appeared yet; without a script all of it is shown. */
export function SceneView({ timed, before }: { timed: TimedScene; before: readonly Scene[] }) {
  const { scene, cues } = timed;
  const heading = scene.kind === 'rows' ? paperSoFar(scene, before).heading : scene.heading;
  return (
    <div className="scene">
      <div className="flex items-baseline gap-[1em] small:gap-[0.5em]">
        {scene.step && <p className="whitespace-nowrap text-ink-3">{labels.step(scene.step)}</p>}
        <h2 className="tracking-[-0.03em] staged:text-[1.5em]/[1.1] small:text-[1.3em]/[1.1]">{heading}</h2>
        {framesIn(scene).some(({ photo }) => photo) && (
          <p className="ml-auto whitespace-nowrap text-ink-3 small:text-[0.85em]">{tin.label}</p>
        )}
      </div>
      {shown(scene, partsOf(cues), before)}
    </div>
  );
}

function framesIn(scene: Scene): SceneOf<'picture'>['frames'] {
  if (scene.kind === 'picture') return scene.frames;
  return scene.kind === 'rows' && scene.picture ? [scene.picture] : [];
}

function shown(scene: Scene, part: PartOf, before: readonly Scene[]): ReactNode {
  switch (scene.kind) {
    case 'rows':
      return <Rows scene={scene} part={part} soFar={paperSoFar(scene, before)} />;
    case 'chat':
      return <Chat scene={scene} part={part} soFar={paperSoFar(scene, before)} />;
    case 'dashboard':
      return <Dashboard scene={scene} part={part} />;
    case 'sum':
      return <Sum scene={scene} part={part} />;
    case 'terminal':
      return <Terminal scene={scene} part={part} />;
    case 'picture':
      return <Pictures frames={scene.frames} partAt={(index) => part('frames', index)} />;
  }
}

function Sum({ scene, part }: { scene: SceneOf<'sum'>; part: PartOf }) {
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
function Dashboard({ scene: { area, range, chosen, figures, rows = [], press }, part }: Props) {
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

function Terminal({ scene, part }: { scene: SceneOf<'terminal'>; part: PartOf }) {
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
