import type { Home } from '../../../content/schemas/home.ts';

/** What all of it comes to, under a hairline of light. */
export function ServicesClosing({ words }: { words: Home['services']['closing'] }) {
  return (
    <div data-reveal="section" className="wrap mt-(--bay-half)">
      <div className="relative grid gap-x-12 gap-y-6 border-t border-line pt-10 before:absolute before:-top-px before:left-0 before:h-px before:w-44 before:bg-(image:--spectrum) lg:grid-cols-[7fr_5fr]">
        <h3 className="max-w-[18ch] text-h2">{words.heading}</h3>
        <div>
          <p className="text-ink-2">{words.text}</p>
          <p className="mt-3">{words.instance}</p>
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-small">
            {words.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
