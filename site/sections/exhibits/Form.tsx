import type { Form as FormExhibit } from '../../../content/schemas/exhibit.ts';

/** Labels, with what an example wrote beside them; the lines to write on are for paper. */
export function Form({ exhibit }: { exhibit: FormExhibit }) {
  return (
    <ul>
      {exhibit.fields.map((field) => (
        <li key={field.label}>
          {field.label}
          {'answer' in field && <strong className="block">{field.answer}</strong>}
        </li>
      ))}
    </ul>
  );
}
