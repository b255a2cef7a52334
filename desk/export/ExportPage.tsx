import { useState } from 'react';
import { exporting, filters } from '../../content/desk-words/frame.ts';
import { deskPath } from '../../contract/desk.ts';
import { type Filter, listFilters, stateOf } from '../filters.ts';
import { buttonClass, Labeled } from '../frame/Button.tsx';
import { Fields, Options } from '../frame/Form.tsx';
import { Page } from '../frame/Page.tsx';

/** Downloads all enquiries, or those of a list, as a file. */
export default function ExportPage({ filter }: { filter: Filter }) {
  const [chosen, setChosen] = useState<Filter>(filter === 'late' ? 'open' : filter);
  const [typed, setTyped] = useState('');
  const search = new URLSearchParams({ state: stateOf(chosen) ?? '', typed: typed.trim() });
  return (
    <Page title={exporting.title} lead={exporting.lead}>
      <Fields>
        <Labeled label={exporting.which}>
          <select value={chosen} onChange={(event) => setChosen(event.target.value as Filter)}>
            <Options of={listFilters.map((name) => [name, filters[name]])} />
          </select>
        </Labeled>
        <Labeled label={exporting.typed}>
          <input
            type="search"
            value={typed}
            maxLength={200}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Labeled>
      </Fields>
      <p className="mt-15">
        <a className={buttonClass.solid} href={`${deskPath}/export.csv?${search}`} download>
          {exporting.download}
        </a>
      </p>
    </Page>
  );
}
