import type { Home } from '../../../content/schemas/home.ts';
import type { Link } from '../../../content/schemas/shared.ts';
import type { SumInputs } from '../../../content/sums.ts';
import { type PriceWords, priceWords } from '../../formats/price-words.ts';

export type PriceProps = {
  words: Omit<Home['price'], 'terms'>;
  terms: string;
  /** To the page of prices. */
  more: Link;
  shop: SumInputs;
  /** The slider: the hours it starts with, the most, and the step. */
  slider: { start: number; most: number; step: number };
};

/** What an automation is worth to a shop like the sample’s, above one slider. Without a script it is an example. */
export function Price({ words, terms, more, shop, slider }: PriceProps) {
  const said = priceWords(words, shop, slider.start);
  const { worth, little, hours, sum } = words;
  // What the behaviour works the sentences out with.
  const carried: { words: PriceWords; shop: SumInputs } = { words: { worth, little, hours, sum }, shop };
  return (
    <div className="hue-blue rounded-card bg-raised p-5 lg:p-6" data-price={JSON.stringify(carried)}>
      <h4 data-verdict className="min-h-[2.24em] text-[clamp(1.5625rem,1.2rem+1.3vw,2.1rem)]/[1.12]">
        {said.verdict}
      </h4>
      <p className="mt-[1.1rem] flex justify-between text-[1rem]">
        <label htmlFor="home-hours">{words.slider}</label>{' '}
        <b data-hours className="font-semibold tabular-nums">
          {said.hours}
        </b>
      </p>
      {/* Nobody could change the example. */}
      <input
        id="home-hours"
        className="block h-11 w-full cursor-pointer accent-(--hue) print:hidden noscript:hidden"
        type="range"
        min={0}
        max={slider.most}
        step={slider.step}
        defaultValue={slider.start}
        autoComplete="off"
      />
      <p data-sum className="min-h-[6em] text-small/[1.5] text-ink-3">
        {said.sum}
      </p>
      <p className="mt-4 border-t border-line pt-4 text-[1rem]/[1.5]">
        {terms}{' '}
        <a className="underline decoration-line-strong underline-offset-[0.25em]" href={more.href}>
          {more.label}
        </a>
      </p>
    </div>
  );
}
