import { type ReactNode, useEffect, useRef, useState } from 'react';
import { writing as words } from '../../content/desk-words/website.ts';
import { holdsBlocks, mayGo, type PageWord } from '../../contract/website.ts';
import { selectionIn, type Typed, textOf } from './in-page/caret.ts';
import { balanced, type MarkName, marksAt, withLink, withMark } from './in-page/marks.ts';
import { typedTextIn, typeEdit } from './in-page/typed-text.ts';
import {
  afterBackspace,
  afterEnter,
  type BlockKind,
  type Edit,
  kindAt,
  withKind,
  withPhoto,
} from './in-page/written-blocks.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { RowDialog } from './RowDialog.tsx';

/** Where a picture is put in, and its file if that is known already. */
export type PutIn = { at: number; file?: File };

type Props = {
  word: PageWord;
  /** What is typed now. A publish replaces the page, and the text with it. */
  typed: () => Typed | undefined;
  /** The pages that a link can lead to. */
  pages: { path: string; title: string }[];
  onUndo: () => void;
  /** Ends typing with these words. */
  onTake: (text: string) => void;
  /** The picture that is chosen, if one is. */
  picture: PutIn | undefined;
  setPicture: (picture: PutIn | undefined) => void;
  /** Whoever hears the keys of the text asks this first. */
  keys: { current: ((event: KeyboardEvent) => boolean) | undefined };
};

/** Buttons that mark the words that are selected in a text of Markdown. */
export function WritingBar({ word, typed, pages, onUndo, onTake, picture, setPicture, keys }: Props) {
  /** The marks of the selection, and what its blocks are. */
  const [has, setHas] = useState('');
  const kinds = mayGo(word) ? blockKinds : [];
  const [link, setLink] = useState<{ selected: [number, number]; address: string }>();
  /** The cell below which a row is written, and the names of its columns. */
  const [row, setRow] = useState<{ text: string; columns: string[] }>();
  const [note, setNote] = useState('');
  const bar = useRef<HTMLFieldSetElement>(null);

  const follow = () => {
    const text = typed();
    if (!text) return;
    const [words, selected] = [textOf(text), selectionIn(text)];
    const next = typedTextIn(text)?.next();
    const marked = new Set<string>(marksAt(words, selected).has);
    if (next) marked.has(next) ? marked.delete(next) : marked.add(next);
    setHas([...marked, kindAt(words, selected, word.kind)].join());
  };
  useEffect(() => {
    // The page in the frame has a document of its own, and another one after a publish.
    const documents = new Set([document, typed()?.ownerDocument ?? document]);
    for (const each of documents) each.addEventListener('selectionchange', follow);
    follow();
    return () => {
      for (const each of documents) each.removeEventListener('selectionchange', follow);
    };
  });

  const mark = (is: MarkName) => {
    const element = typed();
    if (!element) return;
    setNote('');
    const [text, selected] = [textOf(element), selectionIn(element)];
    if (is === 'link') return setLink({ selected, address: marksAt(text, selected).address });
    const inPage = typedTextIn(element);
    const isBehindWord = selected[0] === selected[1] && !/^[\p{L}\p{N}]/u.test(text.slice(selected[0]));
    const edit = withMark(text, selected, is);
    // Letters that are typed next are bold or no longer, as in any editor.
    if (inPage && isBehindWord) inPage.turn(is);
    else if (edit) typeEdit(element, edit);
    else setNote(words.nothingSelected);
    follow();
  };
  const become = (kind: BlockKind) => {
    const element = typed();
    if (element) typeEdit(element, withKind(textOf(element), selectionIn(element), kind, word.kind));
    setNote('');
    follow();
  };
  const askForRow = () => {
    const element = typed();
    const heads = element?.closest('table')?.querySelectorAll('thead th') ?? [];
    if (element) setRow({ text: textOf(element), columns: [...heads].map((each) => each.textContent ?? '') });
  };
  const choosePicture = () => {
    const element = typed();
    if (element) setPicture({ at: selectionIn(element)[1] });
  };
  /** The dialog closes first, because it gives the focus back. */
  const editBehindDialog = (edit: (text: string) => Edit) => {
    const element = typed();
    requestAnimationFrame(() => element && typeEdit(element, edit(textOf(element))));
  };
  const key = (event: KeyboardEvent): boolean => {
    const element = typed();
    const writes = { Enter: afterEnter, Backspace: afterBackspace }[event.key];
    const isPlain = !event.isComposing && !event.ctrlKey && !event.metaKey;
    if (writes && element && isPlain && holdsBlocks(word.file)) {
      const edit = writes(textOf(element), selectionIn(element), word.kind);
      if (edit) typeEdit(element, balanced(textOf(element), edit));
      return edit !== undefined;
    }
    if (event.altKey && event.key === 'F10') {
      // The frame keeps the keys otherwise.
      window.focus();
      bar.current?.querySelector('button')?.focus();
      return true;
    }
    if (event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return false;
    const is = shortcuts[event.key.toLowerCase()];
    if (is) mark(is);
    return is !== undefined;
  };
  useEffect(() => {
    keys.current = key;
    return () => {
      keys.current = undefined;
    };
  });

  const on = has.split(',');
  return (
    <div className="col-span-full">
      <fieldset
        ref={bar}
        className="-mx-4 flex flex-wrap"
        aria-label={words.title}
        aria-keyshortcuts="Alt+F10"
        onKeyDown={({ key }) => key === 'Escape' && typed()?.focus()}
      >
        {(['strong', 'emphasis', 'link'] as const).map((is) => (
          <BarButton key={is} is={is} isOn={on.includes(is)} onPress={() => mark(is)} />
        ))}
        {kinds.map((kind) => {
          const is = kind === 'heading' && on.includes('subheading') ? 'subheading' : kind;
          return <BarButton key={kind} is={is} isOn={on.includes(is)} onPress={() => become(kind)} />;
        })}
        {kinds.length > 0 && <BarButton is="picture" isOn={picture !== undefined} onPress={choosePicture} />}
        {holdsBlocks(word.file) && typed()?.closest('td') && (
          <BarButton is="row" isOn={row !== undefined} onPress={askForRow} />
        )}
        <BarButton is="undo" isOn={undefined} onPress={onUndo} />
      </fieldset>
      <p role="status" className="text-row">
        {note}
      </p>
      {link && (
        <LinkDialog
          pages={pages}
          address={link.address}
          onLink={(address, title) => {
            setLink(undefined);
            editBehindDialog((text) => withLink(text, link.selected, address, title));
          }}
          onClose={() => setLink(undefined)}
        />
      )}
      {row && (
        <RowDialog
          columns={row.columns}
          onWrite={(written) => onTake(`${row.text}\n${written}`)}
          onClose={() => setRow(undefined)}
        />
      )}
      {picture && (
        <PictureDialog
          text=""
          given={picture.file}
          drawings={undefined}
          onUse={(photo) => {
            setPicture(undefined);
            editBehindDialog((text) => withPhoto(text, picture.at, photo));
          }}
          onClose={() => setPicture(undefined)}
        />
      )}
    </div>
  );
}

const shortcuts: Record<string, MarkName> = { b: 'strong', i: 'emphasis', k: 'link' };
const keyNames: Record<MarkName, string> = { strong: 'B', emphasis: 'I', link: 'K' };
const blockKinds = ['heading', 'list', 'numbers', 'quote'] as const;
const signs: Record<MarkName | Exclude<BlockKind, 'paragraph'> | 'picture' | 'row' | 'undo', ReactNode> = {
  strong: <b>{words.strongSign}</b>,
  emphasis: <i>{words.emphasisSign}</i>,
  link: <Lines d="M8 12l4-4M9 6l2-2a3 3 0 0 1 5 5l-2 2M11 14l-2 2a3 3 0 0 1-5-5l2-2" />,
  heading: <span className="font-semibold">{words.headingSign}</span>,
  subheading: <span className="text-small font-semibold">{words.headingSign}</span>,
  list: <Lines d="M8 5h9M8 10h9M8 15h9M3 5h1M3 10h1M3 15h1" />,
  numbers: <Lines d="M9 5h8M9 10h8M9 15h8M3 3.5h1v3.500M3 7h2M3 12h2l-2 4h2" />,
  quote: <Lines d="M5 14c-3-3-1-8 3-9-2 2-2 4 0 5v4zM13 14c-3-3-1-8 3-9-2 2-2 4 0 5v4z" />,
  undo: <Lines d="M8 4L4 8l4 4M4 8h8a4 4 0 0 1 0 8H8" />,
  row: <Lines d="M3 4h14v5H3zM10 4v5M10 12v5M7.5 14.5h5" />,
  picture: <Lines d="M3 4h14v12H3zM3 14l4-4 4 4 2.5-2.5L17 15M13 7.5h.01" />,
};

type BarButtonProps = { is: keyof typeof signs; isOn: boolean | undefined; onPress: () => void };

/** Pressing it leaves the selection where it is, and the keyboard of a phone open. */
function BarButton({ is, isOn, onPress }: BarButtonProps) {
  const name = words[is === 'subheading' ? 'heading' : is];
  const key = is in keyNames ? keyNames[is as MarkName] : undefined;
  return (
    <button
      type="button"
      className="inline-flex h-27.5 w-25 items-center justify-center rounded-control text-body text-ink-2 -outline-offset-4 hover:text-ink current:bg-raised-2 current:text-ink current:outlined"
      aria-label={name}
      title={name}
      aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
      aria-pressed={isOn}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {signs[is]}
    </button>
  );
}

function Lines({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" className="size-12 fill-none stroke-current stroke-[1.8]" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
