import { useId, useState } from 'react';
import { pageMenu, writing as words } from '../../content/desk-words/website.ts';
import * as say from '../../content/messages/editing.ts';
import { Button, Buttons, submitted } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';

type LinkedPage = { path: string; title: string };

type Props = {
  pages: LinkedPage[];
  /** Where the link leads by now, or '' if there is none. */
  address: string;
  /** Called with an address and what to call it, or with '' to take the link away. */
  onLink: (address: string, title: string) => void;
  onClose: () => void;
};

/** Asks where a link leads: to a page, found by its title or path, or to an address. */
export function LinkDialog({ pages, address, onLink, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(address);
  const [refusal, setRefusal] = useState('');
  const wanted = typed.trim().toLowerCase();
  // “Prices” finds a title with “price”.
  const stems = wanted.split(/\s+/).map((word) => word.replace(/(?<=\w{3})(?:e?s|e)$/, ''));
  const found = pages.filter(({ path, title }) => {
    const named = `${title} ${path}`.toLowerCase();
    return typed === address || stems.every((stem) => named.includes(stem));
  });
  const link = () => {
    const meant = addressIn(typed.trim(), pages);
    const [first] = found;
    if (typed === address && address) onLink(address, address);
    else if ('address' in meant) onLink(meant.address, typed.trim());
    else if (first && wanted && !wanted.startsWith('/')) onLink(first.path, first.title);
    else setRefusal(meant.refusal);
  };
  return (
    <Dialog title={words.link} onClose={onClose}>
      <form onSubmit={submitted(link)}>
        <label className="my-7.5 block text-small" htmlFor={id}>
          {words.linkTo}
        </label>
        <input
          id={id}
          className="block w-full border-line-strong text-body"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          aria-describedby={`${id}-why`}
          aria-invalid={refusal !== ''}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefusal('');
          }}
        />
        <p id={`${id}-why`} role="alert" className="text-row text-danger">
          {refusal}
        </p>
        <ul className="max-h-[38dvh] overflow-y-auto" aria-label={words.pages}>
          {found.map(({ path, title }) => (
            <li key={path}>
              <button
                type="button"
                className="block min-h-27.5 w-full border-b border-line py-5 text-left wrap-anywhere -outline-offset-2"
                aria-current={path === address ? 'page' : undefined}
                onClick={() => onLink(path, title)}
              >
                {title} <span className="block text-tiny text-ink-2">{path}</span>
              </button>
            </li>
          ))}
        </ul>
        <Buttons>
          <Button type="submit" look="solid">
            {words.makeLink}
          </Button>
          {address !== '' && <Button onClick={() => onLink('', '')}>{words.unlink}</Button>}
          <Button look="plain" onClick={onClose}>
            {pageMenu.cancel}
          </Button>
        </Buttons>
      </form>
    </Dialog>
  );
}

/** The address that somebody means who types one, or why there is none. */
export function addressIn(typed: string, pages: LinkedPage[]): { address: string } | { refusal: string } {
  if (/^(https:\/\/|mailto:|tel:)[^\s\\]+$/i.test(typed)) return { address: typed };
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return { address: `mailto:${typed}` };
  if (/^\+?[\d\s()/.-]{6,}$/.test(typed)) return { address: `tel:${typed.replace(/[^+\d]/g, '')}` };
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(typed)) return { address: `https://${typed}` };
  const [path = ''] = /^\/[^?#\s\\]*/.exec(typed) ?? [];
  if (path === '' || path.startsWith('//'))
    return { refusal: /^[a-z]+:/i.test(typed) ? say.badLink(typed) : say.noSuchPage };
  return pages.some((page) => page.path === path) ? { address: typed } : { refusal: say.deadLink(path) };
}
