import type { TaskChain } from '../../../content/schemas/demonstrations/task-chain.ts';

type Props = {
  step: TaskChain['steps'][number];
  isDone: boolean;
  values: Record<string, string>;
};

/** A step of the chain, and its paper once it is done. */
export function Step({ step, isDone, values }: Props) {
  return (
    <li className={isDone ? 'done' : undefined}>
      <p className="time">{step.time}</p>
      <h3>{step.title}</h3>
      <div className="paper">
        {step.writes.map((writing) =>
          typeof writing === 'string' ? (
            <p key={writing}>
              <Line text={writing} values={values} />
            </p>
          ) : (
            <p key={writing.item} className="amount">
              <span>
                <Line text={writing.item} values={values} />
              </span>
              <span>
                <Line text={writing.amount} values={values} />
              </span>
            </p>
          ),
        )}
        <p className="how">
          <Line text={step.how} values={values} />
        </p>
      </div>
    </li>
  );
}

type FailedStepProps = {
  step: TaskChain['steps'][number];
  failure: TaskChain['failure'];
  values: Record<string, string>;
  onTryAgain: () => void;
};

/** A step that has failed, with the failure's words. */
export function FailedStep({ step, failure, values, onTryAgain }: FailedStepProps) {
  return (
    <li className="failed">
      <p className="time">{step.time}</p>
      <h3>{step.title}</h3>
      <div className="paper">
        <p>
          <strong>{failure.heading}</strong>
        </p>
        <p>
          <Line text={failure.text} values={values} />
        </p>
        <button className="button" type="button" onClick={onTryAgain}>
          {failure.again}
        </button>
      </div>
    </li>
  );
}

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
