import { figures as words } from '../../content/desk-words/figures.ts';
import type { Figures } from '../../contract/desk.ts';
import { pageNamed } from '../list/came-from.ts';

/** The pages that enquiries came from, each with a line as long as its share. */
export function Sources({ from }: { from: Figures['from'] }) {
  const most = Math.max(1, ...from.map(({ enquiries }) => enquiries));
  return (
    <section>
      <h2>{words.from}</h2>
      <ul className="sources">
        {from.map(({ path, enquiries }) => {
          const { title, hue } = path === '' ? { title: words.unknown, hue: undefined } : pageNamed(path);
          return (
            <li key={path} data-hue={hue}>
              <span>{title}</span>
              <b>{enquiries}</b>
              <span className="line" style={{ width: `${(enquiries / most) * 100}%` }} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
