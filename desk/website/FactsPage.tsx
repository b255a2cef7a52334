import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { facts as words } from '../../content/desk-words/facts.ts';
import { type FactSheet, factSheets, type StudySheet } from '../../contract/facts.ts';
import type { WebsiteState } from '../../contract/website.ts';
import { noteLookAtCalls } from '../first-steps/looked.ts';
import { Labeled } from '../frame/Button.tsx';
import { Options } from '../frame/Form.tsx';
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
  const studies = 'case-studies/';
  const kind = isStudy(sheet) ? undefined : sheet;
  const tabs = [
    ...factSheets.map((each) => ({ to: each, name: words.titles[each], isHere: each === sheet })),
    { to: studies, name: words.caseStudies, isHere: !kind },
  ];
  return (
    <Page title={kind ? words.titles[kind] : words.caseStudies} lead={words.leads[kind ?? 'caseStudies']}>
      <nav className="mt-6 flex flex-wrap gap-x-12.5 border-b border-line" aria-label={words.pages}>
        {tabs.map(({ to, name, isHere }) => (
          <a
            key={to}
            href={`#/website/facts/${to}`}
            className="py-7.5 text-row text-ink-2 [--lit:auto_0_-1px] current:lit current:font-semibold current:text-ink"
            aria-current={isHere ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <WithState>
        {(state) =>
          isStudy(sheet) ? (
            <OfStudy sheet={sheet} state={state} />
          ) : (
            <Form key={sheet} sheet={sheet} state={state} />
          )
        }
      </WithState>
    </Page>
  );
}

const isStudy = (sheet: FactSheet): sheet is StudySheet => sheet.startsWith('case-studies/');

/** The form of a case study, and the choice between them. */
function OfStudy({ sheet, state }: { sheet: FactSheet; state: WebsiteState }) {
  const [, go] = useLocation();
  const all = state.lists.find(({ kind }) => kind === 'case-studies')?.entries ?? [];
  const studies = all.filter(({ draft }) => draft?.is !== 'gone');
  const study = studies.find(({ id }) => sheet.endsWith(`/${id}`)) ?? studies[0];
  if (!study) return <p className="mt-10">{words.noStudy}</p>;
  const chosen = `case-studies/${study.id}` as const;
  return (
    <>
      <div className="mt-10 max-w-340">
        <Labeled label={words.study}>
          <select
            value={study.id}
            onChange={({ target }) => go(`/website/facts/case-studies/${target.value}`)}
          >
            <Options of={studies.map(({ id, title }) => [id, title])} />
          </select>
        </Labeled>
      </div>
      <Form key={chosen} sheet={chosen} state={state} />
    </>
  );
}

/** A page on which visitors read them. */
const shownOn: Partial<Record<FactSheet, string>> = { company: '/', prices: '/pricing', calls: '/contact' };

function Form({ sheet, state }: { sheet: FactSheet; state: WebsiteState }) {
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
      <PublishBar
        state={state}
        hint={words.hint}
        path={shownOn[sheet] ?? (isStudy(sheet) ? `/resources/${sheet}` : `/${sheet}`)}
      />
    </>
  );
}
