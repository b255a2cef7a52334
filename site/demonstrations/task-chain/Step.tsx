import type { TaskChain } from '../../../content/schemas/demonstrations/task-chain.ts';
import { Line } from './Line.tsx';

type Props = {
  step: TaskChain['steps'][number];
  isDone: boolean;
  values: Record<string, string>;
};

/** A step of the chain, and the paper it wrote once it is done. */
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
