import type { Home } from '../../../content/schemas/home.ts';
import type { Link } from '../../../content/schemas/shared.ts';
import { type PricedShop, type PriceWords, priceWords } from '../../formats/price-words.ts';

export type PriceProps = {
  words: PriceWords & Pick<Home['price'], 'slider'>;
  terms: string;
  /** To the page of prices. */
  more: Link;
  shop: PricedShop;
  /** The slider: the hours it starts with, the most, and the step. */
  slider: { start: number; most: number; step: number };
};

/** What an automation is worth to a shop like the sample’s, above one slider. Without a script it is an example. */
export function Price({ words, terms, more, shop, slider }: PriceProps) {
  const said = priceWords(words, shop, slider.start);
  const { worth, little, hours, sum, sign } = words;
  // What the behaviour works the sentences out with.
  const carried: { words: PriceWords; shop: PricedShop } = {
    words: { worth, little, hours, sum, sign },
    shop,
  };
  return (
    <div className="home-price hue-blue" data-price={JSON.stringify(carried)}>
      <h4 data-verdict className="home-verdict">
        {said.verdict}
      </h4>
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
        {terms} <a href={more.href}>{more.label}</a>
      </p>
    </div>
  );
}
