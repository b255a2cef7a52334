import { useState } from 'react';
import sample from '../../../content/demonstrations/static-websites.yaml';
import { Frame } from '../frame/Frame.tsx';
import { FullSize, PageView } from './FullSize.tsx';
import { ShopForm } from './ShopForm.tsx';
import { fileNameOf, fileOf, weightOf } from './shop-html.ts';

/** "Type your shop's name": a page that changes while somebody types, and can be downloaded. */
export function ShopPage() {
  const [shop, setShop] = useState(sample.example);
  const file = fileOf(sample, shop);
  const { facts } = sample;

  return (
    <Frame words={sample.frame} startOver={sample.startOver} onStartOver={() => setShop(sample.example)}>
      <div className="shop-bench">
        <div className="shop-side">
          <ShopForm shop={shop} onChange={setShop} />
          <dl className="shop-facts border-t border-line text-small text-ink-3">
            {[
              [facts.weight, weightOf(file)],
              [facts.parts, facts.none],
            ].map(([what, fact]) => (
              <div key={what} className="flex justify-between gap-4 border-b border-line py-[0.6rem]">
                <dt>{what}</dt>
                <dd className="font-medium text-ink tabular-nums">{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="shop-shown">
          <div className="shop-phone">
            {/* Scrollable content can take the focus, so that the keyboard can scroll it. */}
            <PageView
              className="shop-screen"
              role="region"
              aria-label={sample.phone}
              tabIndex={0}
              shop={shop}
            />
          </div>
          <div className="shop-window" aria-hidden="true">
            <PageView className="shop-wide" shop={shop} />
          </div>
          <div className="shop-acts controls mt-4 flex flex-wrap justify-center gap-3 lg:justify-start">
            <FullSize shop={shop} />
            <button
              className="button"
              type="button"
              onClick={() => takeAlong(fileNameOf(sample, shop), file)}
            >
              {sample.takeAlong}
            </button>
          </div>
        </div>
      </div>
    </Frame>
  );
}

/** Downloads a page. Its object URL lasts as long as our own page. */
function takeAlong(name: string, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/html' }));
  link.download = name;
  link.click();
}
