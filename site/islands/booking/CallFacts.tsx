import { yourCall } from '../../../content/messages/call.ts';

type Props = {
  day: string;
  hours: string;
  /** What else there is to say of it. */
  facts: readonly { label: string; text: string }[];
};

/** When we talk, large, and below a line of light how. */
export function CallFacts({ day, hours, facts }: Props) {
  return (
    <>
      <h2 className="after:mt-7 after:block after:h-0.5 after:bg-(image:--spectrum)">
        <span className="block font-text text-small font-normal tracking-normal text-ink-2">{yourCall}</span>
        <span className="mt-3 block text-h2 tracking-tightest">
          {day} <br />
          {hours}
        </span>
      </h2>
      <dl className="mt-7 grid gap-x-6 sm:grid-cols-[8rem_1fr] sm:gap-y-3">
        {facts.map(({ label, text }) => (
          <div key={label} className="max-sm:mb-3 sm:contents">
            <dt className="pt-0.5 text-small text-ink-2">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
