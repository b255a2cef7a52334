import { type HTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import sample from '../../../content/demonstrations/static-websites.yaml';
import { contentOf, type Shop, sheetOf } from './shop-html.ts';

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
