import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import sample from '../../../content/demonstrations/task-automation.yaml';
import { money } from '../../../content/money.ts';
import type { TaskChain as Sample } from '../../../content/schemas/demonstrations/task-chain.ts';
import { Frame, fill, Tool } from '../frame/Frame.tsx';
import { usePlayback } from '../frame/use-playback.ts';
import { type Booking, chainAt, lengthOf, startOf, valuesOf } from './chain.ts';

const { steps, failure, tools, fields, jobs } = sample;
const length = lengthOf(sample);

const countAt = (done: number) => fill(sample.progress, { done, all: steps.length });

/** "Typed once, written five times": one entry goes through all steps. A failure stops the chain and is announced. */
export function TaskChain() {
  const chain = useRef<HTMLOListElement>(null);
  const [booking, setBooking] = useState({ ...sample.example, job: 0 });
  const [fails, setFails] = useState(false);
  const { time, isPlaying, play, pause } = usePlayback(chain, length);
  const { done, failed } = chainAt(time, fails ? failure.step : undefined);
  const isRunning = isPlaying && !failed;
  const isOver = failed || time >= length;
  const values = valuesOf(sample, booking);

  function letFail(wanted: boolean) {
    setFails(wanted);
    play(0);
  }

  function tryAgain() {
    setFails(false);
    // The focused button disappears together with the failure.
    chain.current?.focus({ preventScroll: true });
    play(startOf(failure.step));
  }

  return (
    <Frame
      words={sample.frame}
      tools={
        isRunning ? (
          <Tool icon="pause" label={tools.pause} onClick={pause} />
        ) : (
          <Tool icon="play" label={tools.play} onClick={() => play(isOver ? 0 : time)} />
        )
      }
      startOver={tools.replay}
      onStartOver={() => play(0)}
    >
      <BookingForm booking={booking} onChange={setBooking} onBook={() => play(0)} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-ink-2">
        <label className="switch controls">
          <input type="checkbox" checked={fails} onChange={({ target }) => letFail(target.checked)} />
          {failure.label}
        </label>
        <Progress done={done} failed={failed} isRunning={isRunning} />
      </div>
      <ol className="chain" ref={chain} tabIndex={-1}>
        {steps.map((step, index) =>
          failed && index === done ? (
            <FailedStep key={step.title} step={step} values={values} onTryAgain={tryAgain} />
          ) : (
            <Step key={step.title} step={step} isDone={index < done} values={values} />
          ),
        )}
      </ol>
      <noscript>
        <p className="described">
          {failure.described} <strong>{failure.heading}</strong> {filledIn(failure.text, values)}{' '}
          {countAt(failure.step - 1)} {failure.words}
        </p>
      </noscript>
    </Frame>
  );
}

/** The progress. Screen readers are told once, when the chain stops. */
function Progress({ done, failed, isRunning }: { done: number; failed: boolean; isRunning: boolean }) {
  return (
    <div className="told">
      {/* Keeps the room of the longest sentence, so that nothing below moves while it plays. */}
      <p className="invisible" aria-hidden="true">
        <b>{countAt(done)}</b> {failure.words}
      </p>
      {isRunning && (
        <p aria-hidden="true">
          <b>{countAt(done)}</b>
        </p>
      )}
      <output>
        {!isRunning && (
          <>
            <b>{countAt(done)}</b> {failed ? failure.words : done === steps.length && sample.done}
          </>
        )}
      </output>
    </div>
  );
}

const longestName = 24;

type Props = {
  booking: Booking;
  onChange: (booking: Booking) => void;
  onBook: () => void;
};

/** The only form that anybody has to fill in. */
function BookingForm({ booking, onChange, onBook }: Props) {
  function book(event: SubmitEvent) {
    event.preventDefault();
    onBook();
  }

  return (
    <form className="booking controls" onSubmit={book}>
      {(['customer', 'car'] as const).map((name) => (
        <label key={name} className="field">
          {fields[name]}
          <input
            value={booking[name]}
            maxLength={longestName}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...booking, [name]: target.value })}
          />
        </label>
      ))}
      <label className="field">
        {fields.job}
        <select
          value={booking.job}
          onChange={({ target }) => onChange({ ...booking, job: Number(target.value) })}
        >
          {jobs.map(({ name, price }, index) => (
            <option key={name} value={index}>{`${name}, ${money(price)}`}</option>
          ))}
        </select>
      </label>
      <button className="button solid" type="submit">
        {sample.book}
      </button>
    </form>
  );
}

type StepProps = {
  step: Sample['steps'][number];
  isDone: boolean;
  values: Record<string, string>;
};

/** A step of the chain, and its paper once it is done. */
function Step({ step, isDone, values }: StepProps) {
  return (
    <Paper of={step} state={isDone ? 'done' : undefined}>
      {step.writes.map((writing) =>
        typeof writing === 'string' ? (
          <p key={writing}>{filledIn(writing, values)}</p>
        ) : (
          <p key={writing.item} className="flex justify-between gap-4 tabular-nums">
            <span className="min-w-0">{filledIn(writing.item, values)}</span>
            <span className="text-ink">{filledIn(writing.amount, values)}</span>
          </p>
        ),
      )}
      <p className="mt-2 text-[0.8125rem] text-ink-3">{filledIn(step.how, values)}</p>
    </Paper>
  );
}

function FailedStep({ step, values, onTryAgain }: Omit<StepProps, 'isDone'> & { onTryAgain: () => void }) {
  const { failure } = sample;
  return (
    <Paper of={step} state="failed">
      <p>
        <strong>{failure.heading}</strong>
      </p>
      <p>{filledIn(failure.text, values)}</p>
      <button className="button mt-3 w-full" type="button" onClick={onTryAgain}>
        {failure.again}
      </button>
    </Paper>
  );
}

type PaperProps = { of: StepProps['step']; state: 'done' | 'failed' | undefined; children: ReactNode };

/** When a step is done, its title, and below both its paper. */
const Paper = ({ of, state, children }: PaperProps) => (
  <li className={state}>
    <p className="text-small text-ink-3 tabular-nums">{of.time}</p>
    <h3>{of.title}</h3>
    <div className="paper">{children}</div>
  </li>
);

/** A line of the sample with its placeholders filled in. The customer's name is marked wherever it occurs. */
const filledIn = (line: string, values: Record<string, string>) =>
  line.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's parts never change places.
    return part === 'customer' ? <b key={index}>{values[part]}</b> : values[part];
  });
