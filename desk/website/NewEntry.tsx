import { type FocusEvent, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { pageMenu, newEntry as words, writing } from '../../content/desk-words/website.ts';
import type { EntryChoice } from '../../contract/entries.ts';
import type { WebsiteState } from '../../contract/website.ts';
import { Buttons, buttonClass } from '../frame/Button.tsx';
import { Options } from '../frame/Form.tsx';
import { Page } from '../frame/Page.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDeskNow } from '../live/desk.tsx';
import {
  Address,
  addressMistake,
  Chips,
  Drawings,
  EntryField,
  inputClass,
  longestAddress,
} from './EntryFields.tsx';
import { useChange } from './requests.ts';
import { WithState } from './WithState.tsx';

/** The server takes no longer one. */
const longestTitle = 200;

const addressOf = (title: string) =>
  title
    // Takes the accents off their letters.
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestAddress)
    .replace(/-$/, '');

type Props = { kind: string | undefined; from: string | undefined };

/** The form for a new page. Most pages begin as a copy, and their words are typed on the page itself later. */
export const NewEntry = ({ kind, from }: Props) => (
  <Page title={words.title} lead={words.lead}>
    <WithState>{(state) => <Form state={state} kind={kind} from={from} />}</WithState>
  </Page>
);

type FormProps = Props & { state: WebsiteState };

function Form({ state: { lists, pictures }, kind: firstKind, from: firstFrom }: FormProps) {
  const { zone, now } = useDeskNow();
  const today = zone.dayOf(now);
  const [, go] = useLocation();
  const make = useChange('new-entry');
  const made = lists.filter(({ making }) => making);
  const [kind, setKind] = useState(firstKind ?? 'blog');
  const list = made.find((each) => each.kind === kind) ?? made[0];
  const [from, setFrom] = useState(firstFrom);
  /** The typed values by field. Missing ones are derived from the others. */
  const [typed, setTyped] = useState<Record<string, string>>({});
  /** The fields that were left, whose mistakes are shown. */
  const [left, setLeft] = useState<readonly string[]>([]);
  if (!list?.making) return null;

  const { canBeginEmpty, choices } = list.making;
  const originals = list.entries.filter(({ draft }) => !draft);
  const original = originals.find(({ id }) => id === from) ?? (canBeginEmpty ? undefined : originals[0]);
  const { title = '', id = addressOf(title), day = today, picture = pictures[0] ?? '' } = typed;
  const chosenIn = ({ field, isMany, options }: EntryChoice) =>
    typed[field] ?? original?.chosen[field] ?? (isMany ? '' : (options[0]?.id ?? ''));
  const given = {
    ...{ kind: list.kind, id, title, picture, day, from: original?.id ?? '' },
    ...Object.fromEntries(choices.map((choice) => [choice.field, chosenIn(choice)])),
  };
  const set = (field: string, value: string) => setTyped({ ...typed, [field]: value });
  const leave = ({ target: { name }, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    // A choice is left as a whole, and the address follows from the title.
    if ((relatedTarget as HTMLInputElement | null)?.name === name) return;
    setLeft([...left, name, ...(name === 'title' && title !== '' ? ['id'] : [])]);
  };

  const mistakes: Record<string, string | undefined> = {
    title: title.trim() === '' ? words.mistakes.title : undefined,
    id: addressMistake(
      id,
      list.entries.map((entry) => entry.id),
    ),
    ...Object.fromEntries(
      choices.map((choice) => [choice.field, chosenIn(choice) === '' ? words.mistakes.some : undefined]),
    ),
    day: day === '' ? words.mistakes.day : undefined,
  };
  const wrongIn = (field: string) => (left.includes(field) ? mistakes[field] : undefined);

  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setLeft(Object.keys(mistakes)));
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else make.mutate(given, { onSuccess: () => go(`/website/at${list.address}/${id}`) });
  };

  return (
    <form
      className="mt-15 grid max-w-340 grid-cols-1 gap-x-40 gap-y-17.5 min-[68rem]:max-w-680 min-[68rem]:grid-cols-2"
      noValidate
      onBlur={leave}
      onSubmit={create}
    >
      <div className={columnClass}>
        <Chips
          kind="radio"
          name="kind"
          legend={words.kind}
          options={made.map(({ kind, making }) => ({ id: kind, title: making?.name ?? kind }))}
          chosen={[list.kind]}
          onChoose={(next) => {
            setKind(next);
            setFrom(undefined);
          }}
        />
        <label className="quiet">
          {words.from}
          <select
            className={inputClass}
            value={original?.id ?? ''}
            onChange={({ target }) => setFrom(target.value || undefined)}
          >
            {canBeginEmpty && <option value="">{words.fromNothing}</option>}
            <Options of={originals.map(({ id, title }) => [id, title])} />
          </select>
        </label>
        <EntryField label={words.name} name="title" wrong={wrongIn('title')}>
          {(field) => (
            <input
              {...field}
              maxLength={longestTitle}
              value={title}
              onChange={({ target }) => set('title', target.value)}
            />
          )}
        </EntryField>
        <Address
          below={list.address}
          end={id}
          note={words.untilPublished}
          wrong={wrongIn('id')}
          onType={(end) => set('id', end)}
        />
        {choices.map((choice) => {
          const { field, isMany, options } = choice;
          const chosen = isMany ? chosenIn(choice).split(' ').filter(Boolean) : [chosenIn(choice)];
          const turned = (id: string) =>
            chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
          return (
            <Chips
              key={field}
              kind={isMany ? 'checkbox' : 'radio'}
              name={field}
              legend={labelOf(field)}
              options={options}
              chosen={chosen}
              wrong={wrongIn(field)}
              onChoose={(id) => set(field, isMany ? turned(id).join(' ') : id)}
            />
          );
        })}
        <EntryField label={words.day} name="day" wrong={wrongIn('day')}>
          {(field) => (
            <input {...field} type="date" value={day} onChange={({ target }) => set('day', target.value)} />
          )}
        </EntryField>
      </div>
      <div className={`${columnClass} [&>p]:text-small [&>p]:text-ink-2`}>
        <details>
          <summary className="min-h-20">{writing.picture}</summary>
          <Drawings names={pictures} chosen={picture} onChoose={(name) => set('picture', name)} />
        </details>
        <p>{words.next}</p>
        <WriteFault error={make.error} />
        <Buttons className="mt-0">
          <WriteButton type="submit" look="solid" busy={make.isPending}>
            {words.make(list.making.name)}
          </WriteButton>
          <a className={buttonClass.plain} href="#/website">
            {pageMenu.cancel}
          </a>
        </Buttons>
      </div>
    </form>
  );
}

/** A long address scrolls in its field and does not widen the page. */
const columnClass = 'grid grid-cols-1 content-start gap-15';

const labelOf = (field: string): string => (words.fields as Record<string, string>)[field] ?? field;
