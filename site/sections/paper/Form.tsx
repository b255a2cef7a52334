import type { Form as FormExhibit } from '../../../content/schemas/exhibit.ts';

/** Labels with room to write, or with what an example wrote there. */
export function Form({ exhibit }: { exhibit: FormExhibit }) {
  return (
    <dl className="grid gap-6">
      {exhibit.fields.map((field) => (
        <div key={field.label}>
          <dt className="font-semibold text-ink">{field.label}</dt>
          <dd className="mt-1.5 min-h-7 border-b border-line">
            {'answer' in field ? field.answer : '\u00a0'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
