import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { facts as words } from '../../content/desk-words/facts.ts';
import { type EntrySheet, entrySheets, type FactSheet, factSheets } from '../../contract/facts.ts';
import type { WebsiteState } from '../../contract/website.ts';
import { noteLookAtCalls } from '../first-steps/looked.ts';
import { buttonClass, Labeled } from '../frame/Button.tsx';
import { Options } from '../frame/Form.tsx';
import { FaultNotice, Page, Skeleton } from '../frame/Page.tsx';
import { useDesk } from '../live/desk.tsx';
import { FactField } from './FactField.tsx';
import { PublishBar, Remark } from './PublishBar.tsx';
import { website as ask, editionOf } from './requests.ts';
import { keyOf } from './use-keeping.ts';
import { WithState } from './WithState.tsx';

/** A form for one kind of the owner's facts and amounts. */
export default function FactsPage({ sheet }: { sheet: FactSheet }) {
  useEffect(() => {
    if (sheet === 'calls') noteLookAtCalls();
  }, [sheet]);
  const kind = isOfEntry(sheet) ? kindOf(sheet) : sheet;
  return (
    <Page title={words.titles[kind]} lead={words.leads[kind]}>
      <nav className="mt-6 flex flex-wrap gap-x-12.5 border-b border-line" aria-label={words.pages}>
        {[...factSheets, ...entrySheets].map((each) => (
          <a
            key={each}
            href={`#/website/facts/${each}`}
            className="py-7.5 text-row text-ink-2 [--lit:auto_0_-1px] current:lit current:font-semibold current:text-ink"
            aria-current={each === kind ? 'page' : undefined}
          >
            {words.titles[each]}
          </a>
        ))}
      </nav>
      <WithState>
        {(state) =>
          isOfEntry(sheet) ? (
            <OfEntry sheet={sheet} state={state} />
          ) : (
            <Form key={sheet} sheet={sheet} state={state} path={shownOn[sheet]} />
          )
        }
      </WithState>
    </Page>
  );
}

const isOfEntry = (sheet: FactSheet): sheet is EntrySheet => sheet.includes('/');

const kindOf = (sheet: EntrySheet) =>
  entrySheets.find((kind) => sheet.startsWith(`${kind}/`)) ?? entrySheets[0];

/** The form of an entry, and the choice between those of its kind. */
function OfEntry({ sheet, state }: { sheet: EntrySheet; state: WebsiteState }) {
  const [, go] = useLocation();
  const kind = kindOf(sheet);
  const list = state.lists.find((each) => each.kind === kind);
  const entries = (list?.entries ?? []).filter(({ draft }) => draft?.is !== 'gone');
  const entry = entries.find(({ id }) => sheet === `${kind}/${id}`) ?? entries[0];
  if (!entry)
    return (
      <p className="mt-10">
        {words.none[kind]} <a href={`#/website/new/${kind}`}>{words.makeOne}</a>
      </p>
    );
  return (
    <>
      <div className="mt-10 max-w-340">
        <Labeled label={words.which[kind]}>
          <select value={entry.id} onChange={({ target }) => go(`/website/facts/${kind}/${target.value}`)}>
            <Options of={entries.map(({ id, title }) => [id, title])} />
          </select>
        </Labeled>
        <a
          className={`${buttonClass.word} mt-5 block w-fit`}
          href={`#/website/at${list?.address}/${entry.id}`}
        >
          {words.openPage}
        </a>
      </div>
      <Form
        key={entry.id}
        sheet={`${kind}/${entry.id}`}
        state={state}
        // A page that is not online yet cannot be published alone.
        path={entry.draft ? undefined : `${list?.address}/${entry.id}`}
      />
    </>
  );
}

/** A page on which visitors read them. */
const shownOn: Partial<Record<FactSheet, string>> = {
  company: '/',
  prices: '/pricing',
  calls: '/contact',
  privacy: '/privacy',
};

type FormProps = { sheet: FactSheet; state: WebsiteState; path: string | undefined };

function Form({ sheet, state, path }: FormProps) {
  const { settings } = useDesk();
  // After a publish or an undo every field starts again from what is online.
  const edition = editionOf(state);
  const { data, error, refetch } = useQuery({
    // What a confirmation is about changes with what was typed in another field.
    queryKey: ['facts', sheet, edition, state.drafts],
    placeholderData: (before, query) => (query?.queryKey[2] === edition ? before : undefined),
    queryFn: async () => (await ask('facts', { sheet })).facts,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const currency = state.drafts.find(({ sheet, place }) => sheet === 'company' && place === 'currency');
  // An explanation that all facts share is shown once, above them.
  const common = data?.every(({ help }) => help === data[0]?.help) ? data[0]?.help : undefined;
  return (
    <>
      {common && <p className="quiet mt-10 max-w-340">{common}</p>}
      {sheet === 'prices' && (
        <p className="quiet mt-10">{words.inCurrency(settings.company['currency'] ?? '', currency?.words)}</p>
      )}
      {sheet === 'company' && state.film && <Remark>{state.film}</Remark>}
      {error ? (
        <FaultNotice error={error} again={refetch} />
      ) : data ? (
        <form className="max-w-340 pb-15" onSubmit={(event) => event.preventDefault()}>
          {data.map((fact, index) => (
            <FactField
              key={`${fact.place} ${edition}`}
              fact={fact}
              help={fact.help === (data[index - 1]?.help ?? common) ? undefined : fact.help}
              draft={state.drafts.find((draft) => keyOf(draft) === keyOf(fact))}
            />
          ))}
        </form>
      ) : (
        <Skeleton />
      )}
      {/* It stays while the facts are asked for again after a publish, because it has the focus then. */}
      <PublishBar state={state} hint={words.hint} path={path} />
    </>
  );
}
