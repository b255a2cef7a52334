import { type HTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import sample from '../../../content/demonstrations/static-websites.yaml';
import { Frame } from '../frame/Frame.tsx';
import { contentOf, fileNameOf, fileOf, type Shop, sheetOf, weightOf } from './shop-html.ts';

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

/** A button that opens the page in the size of the screen, and takes the focus back when that closes. */
export function FullSize({ shop }: { shop: Shop }) {
  const { open, title, close } = sample.fullSize;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);

  function show() {
    dialog.current?.showModal();
    setIsOpen(true);
  }

  return (
    <>
      <button className="button" type="button" onClick={show}>
        {open}
      </button>
      <dialog
        className="dialog shop-dialog"
        aria-labelledby={heading}
        ref={dialog}
        // Told a moment later, when it may be open again.
        onClose={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <form className="shop-bar" method="dialog">
          <p id={heading}>{title}</p>
          <button className="button" type="submit">
            {close}
          </button>
        </form>
        {isOpen && <PageView className="shop-whole" shop={shop} />}
      </dialog>
    </>
  );
}

/**
 * A shop's page within ours, in a shadow root, so that neither page's rules reach the other. The parser makes the first
 * one from a template, which leaves nothing for React to take over. From then on a script does, with constructed style
 * sheets, which our policy allows.
 */
export function PageView({ shop, ...host }: HTMLAttributes<HTMLDivElement> & { shop: Shop }) {
  const place = useRef<HTMLDivElement>(null);
  const { html: content } = contentOf(sample, shop, 3);
  const sheet = sheetOf(sample, shop);
  const template = { __html: `<template shadowrootmode="open"><style>${sheet}</style>${content}</template>` };

  useEffect(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(sheet);
    rootOf(place.current).adoptedStyleSheets = [rules];
  }, [sheet]);

  useEffect(() => {
    rootOf(place.current).innerHTML = content;
  }, [content]);

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: html.ts has escaped what was typed.
    <div {...host} ref={place} dangerouslySetInnerHTML={import.meta.env.SSR ? template : undefined} />
  );
}

function rootOf(place: HTMLDivElement | null): ShadowRoot {
  return place?.shadowRoot ?? (place as HTMLDivElement).attachShadow({ mode: 'open' });
}

const longestName = 80;

/** The fields that a first page needs. */
export function ShopForm({ shop, onChange }: { shop: Shop; onChange: (shop: Shop) => void }) {
  const { form, trades, week } = sample;
  const days = week.map(({ closed = '' }) => ({ value: closed, label: closed || form.noDay }));

  return (
    <form className="shop-form controls" onSubmit={(event) => event.preventDefault()}>
      <label className="field shop-name">
        {form.name}
        <input
          value={shop.name}
          maxLength={longestName}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => onChange({ ...shop, name: target.value })}
        />
      </label>
      <Choice
        name="trade"
        label={form.trade}
        options={trades.map(({ name }) => ({ value: name, label: name }))}
        chosen={shop.trade}
        onChoose={(trade) => onChange({ ...shop, trade })}
      />
      <fieldset className="grid grid-cols-[1fr_1fr] gap-5">
        <legend>{form.open}</legend>
        {(['from', 'until'] as const).map((end) => (
          <label key={end} className="field">
            <span className="sr-only">{form[end]}</span>
            <select value={shop[end]} onChange={({ target }) => onChange({ ...shop, [end]: target.value })}>
              {sample[end].map((hour) => (
                <option key={hour}>{hour}</option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <Choice
        name="closed"
        label={form.closed}
        options={days}
        chosen={shop.closed}
        onChoose={(closed) => onChange({ ...shop, closed })}
      />
    </form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
};

function Choice({ name, label, options, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="choice">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
