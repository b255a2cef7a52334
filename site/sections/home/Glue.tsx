import type { Home } from '../../../content/schemas/home.ts';
import { Kicker } from '../../ui/Kicker.tsx';
import { Marquee } from '../../ui/Marquee.tsx';
import { Section } from '../../ui/Section.tsx';

type Words = Home['glue'];

/** The gap between small businesses and AI, what one day is like on both sides of it, and what we do about it. */
export function Glue({ words }: { words: Words }) {
  return (
    <Section air="half" surface="ruled">
      <div className="wrap grid gap-x-16 gap-y-7 lg:grid-cols-[4fr_8fr]">
        <div data-reveal="section">
          <Kicker>{words.kicker}</Kicker>
          <h2 className="mt-5 text-h2 lg:text-[3.25rem]">{words.heading}</h2>
        </div>
        <Day words={words.day} />
      </div>
      <div data-reveal="section" className="wrap mt-(--bay-half)">
        <ol className="home-cards">
          {words.cards.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
              <h3 className="text-h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="home-strip">
        <Marquee label={words.stripLabel} kind="words" loop="strip" direction="forward">
          {words.strip.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Marquee>
      </div>
    </Section>
  );
}

/** Three moments of one working day, dim without us and bright with us. */
function Day({ words }: { words: Words['day'] }) {
  return (
    <table className="home-day">
      <thead>
        <tr>
          <th scope="col">{words.title}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {words.moments.map(({ time, before, after }) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
