import type { Home } from '../../../content/schemas/home.ts';
import { type PriceBasis, type PriceWords, priceWords } from '../../formats/price-words.ts';

export type PriceProps = {
  words: Home['price'];
  basis: PriceBasis;
  /** The slider: the hours it starts with, the most, and the step. */
  slider: { start: number; most: number; step: number };
};

/** The highest amount that an automation may cost, above one slider. Without a script it is an example. */
export function Price({ words, basis, slider }: PriceProps) {
  const said = priceWords(words, basis, slider.start);
  const { highest, nothing, hours, sum } = words;
  // What the behaviour works the sentences out with.
  const carried: { words: PriceWords; basis: PriceBasis } = {
    words: { highest, nothing, hours, sum },
    basis,
  };
  return (
    <div className="home-price hue-blue" data-price={JSON.stringify(carried)}>
      <h4>{words.heading}</h4>
      <p data-verdict className="home-verdict">
        {said.verdict}
      </p>
      <p className="home-hours">
        <label htmlFor="home-hours">{words.slider}</label> <b data-hours>{said.hours}</b>
      </p>
      <input
        id="home-hours"
        type="range"
        min={0}
        max={slider.most}
        step={slider.step}
        defaultValue={slider.start}
        autoComplete="off"
      />
      <p data-sum className="home-sum">
        {said.sum}
      </p>
      <p className="home-terms">
        {words.terms} <a href={words.more.href}>{words.more.label}</a>
      </p>
    </div>
  );
}
