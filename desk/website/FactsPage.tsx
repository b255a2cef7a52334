import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { facts as words } from '../../content/desk-words/facts.ts';
import { type FactSheet, factSheets } from '../../contract/facts.ts';
import type { WebsiteState } from '../../contract/website.ts';
import { noteLookAtCalls } from '../first-steps/looked.ts';
import { FaultNotice, Page, Skeleton } from '../frame/Page.tsx';
import { FactField } from './FactField.tsx';
import { PublishBar, Remark } from './PublishBar.tsx';
import { website as ask, editionOf } from './requests.ts';
import { keyOf } from './use-keeping.ts';
import { WithState } from './WithState.tsx';

/** A form for one kind of the owner's facts and amounts. */
export function FactsPage({ sheet }: { sheet: FactSheet }) {
  useEffect(() => {
    if (sheet === 'calls') noteLookAtCalls();
  }, [sheet]);
  return (
    <Page title={words.titles[sheet]} lead={words.leads[sheet]}>
      <nav className="mt-6 flex flex-wrap gap-x-12.5 border-b border-line" aria-label={words.pages}>
        {factSheets.map((each) => (
          <a
            key={each}
            href={`#/website/facts/${each}`}
            className="py-7.5 text-row text-ink-2 [--lit:auto_0_-1px] current:lit current:font-semibold current:text-ink"
            aria-current={each === sheet ? 'page' : undefined}
          >
            {words.titles[each]}
          </a>
        ))}
      </nav>
      <WithState>{(state) => <Form key={sheet} sheet={sheet} state={state} />}</WithState>
    </Page>
  );
}

/** A page on which visitors read them. */
const shownOn: Record<FactSheet, string> = { company: '/', prices: '/pricing', calls: '/contact' };

function Form({ sheet, state }: { sheet: FactSheet; state: WebsiteState }) {
  // After a publish or an undo every field starts again from what is online.
  const edition = editionOf(state);
  const { data, error, refetch } = useQuery({
    queryKey: ['facts', sheet, edition],
    queryFn: async () => (await ask('facts', { sheet })).facts,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  // An explanation that all facts share is shown once, above them.
  const common = data?.every(({ help }) => help === data[0]?.help) ? data[0]?.help : undefined;
  return (
    <>
      {common && <p className="quiet mt-10 max-w-340">{common}</p>}
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
      <PublishBar state={state} hint={words.hint} path={shownOn[sheet]} />
    </>
  );
}
