import { useId, useRef, useState } from 'react';
import type { ShopPage } from '../../../content/schemas/demonstrations/shop-page.ts';
import { PageView } from './PageView.tsx';
import type { Shop } from './page.ts';

/** A button, and the page as large as the screen, which it opens. Closed, it leaves the focus where it was. */
export function FullSize({ sample, shop }: { sample: ShopPage; shop: Shop }) {
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
        onClose={() => setIsOpen(false)}
      >
        <form className="shop-bar" method="dialog">
          <p id={heading}>{title}</p>
          <button className="button" type="submit">
            {close}
          </button>
        </form>
        {isOpen && <PageView className="shop-whole" sample={sample} shop={shop} />}
      </dialog>
    </>
  );
}
