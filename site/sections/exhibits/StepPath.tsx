import type { Path } from '../../../content/schemas/exhibit.ts';

/** The way of a request; a filled point is a person. */
export function StepPath({ exhibit }: { exhibit: Path }) {
  return (
    <ol className="step-path">
      {exhibit.steps.map(({ title, text, by }) => (
        <li key={title} data-by={by}>
          <strong className="block">{title}</strong>
          {text}
        </li>
      ))}
    </ol>
  );
}
