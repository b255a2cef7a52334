import type { TaskChain } from '../../../content/schemas/demonstrations/task-chain.ts';
import { Line } from './Line.tsx';

type Props = {
  step: TaskChain['steps'][number];
  failure: TaskChain['failure'];
  values: Record<string, string>;
  onTryAgain: () => void;
};

/** A step that did not go through, and says so. */
export function FailedStep({ step, failure, values, onTryAgain }: Props) {
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
