import type { Checklist as ChecklistExhibit } from '../../../content/schemas/exhibit.ts';

export function Checklist({ exhibit }: { exhibit: ChecklistExhibit }) {
  return (
    <ul className="tick-list">
      {exhibit.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
