import type { ReactNode } from 'react';
import sample from '../../../content/demonstrations/task-automation.yaml';
import type { TaskChain } from '../../../content/schemas/demonstrations/task-chain.ts';

type Props = {
  step: TaskChain['steps'][number];
  isDone: boolean;
  values: Record<string, string>;
};

/** A step of the chain, and its paper once it is done. */
export function Step({ step, isDone, values }: Props) {
  return (
    <Paper of={step} state={isDone ? 'done' : undefined}>
      {step.writes.map((writing) =>
        typeof writing === 'string' ? (
          <p key={writing}>
            <Line text={writing} values={values} />
          </p>
        ) : (
          <p key={writing.item} className="flex justify-between gap-4 tabular-nums">
            <span className="min-w-0">
              <Line text={writing.item} values={values} />
            </span>
            <span className="text-ink">
              <Line text={writing.amount} values={values} />
            </span>
          </p>
        ),
      )}
      <p className="mt-2 text-[0.8125rem] text-ink-3">
        <Line text={step.how} values={values} />
      </p>
    </Paper>
  );
}

/** A step that has failed, with the failure's words. */
export function FailedStep({ step, values, onTryAgain }: Omit<Props, 'isDone'> & { onTryAgain: () => void }) {
  const { failure } = sample;
  return (
    <Paper of={step} state="failed">
      <p>
        <strong>{failure.heading}</strong>
      </p>
      <p>
        <Line text={failure.text} values={values} />
      </p>
      <button className="button mt-3 w-full" type="button" onClick={onTryAgain}>
        {failure.again}
      </button>
    </Paper>
  );
}

type PaperProps = { of: Props['step']; state: 'done' | 'failed' | undefined; children: ReactNode };

/** When a step is done, its title, and below both its paper. */
const Paper = ({ of, state, children }: PaperProps) => (
  <li className={state}>
    <p className="text-small text-ink-3 tabular-nums">{of.time}</p>
    <h3>{of.title}</h3>
    <div className="paper">{children}</div>
  </li>
);

type LineProps = {
  /** A line of the sample, with placeholders such as {customer}. */
  text: string;
  values: Record<string, string>;
};

/** A line with its placeholders filled in. The customer's name is marked wherever it occurs. */
export function Line({ text, values }: LineProps) {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's parts never change places.
    return part === 'customer' ? <b key={index}>{values[part]}</b> : values[part];
  });
}
