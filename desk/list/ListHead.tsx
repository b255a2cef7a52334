import { useEffect, useRef } from 'react';
import { filters, navigation } from '../../content/desk-words/frame.ts';
import { list as words } from '../../content/desk-words/list.ts';
import { longestSearch } from '../../contract/desk.ts';
import { NavigationLink } from '../frame/NavigationLink.tsx';
import { useArrival } from '../frame/use-arrival.ts';
import { Key } from '../keys/Key.tsx';
import { useKeysOn } from '../keys/switch.ts';
import { usePulse } from '../live/use-pulse.ts';
import { type Filter, pathOf, standing } from './filters.ts';

type Props = { filter: Filter; typed: string; onType: (typed: string) => void };

export function ListHead({ filter, typed, onType }: Props) {
  const { data: pulse } = usePulse();
  const keysOn = useKeysOn();
  const heading = useArrival(filter);
  const field = useRef<HTMLInputElement>(null);
  // Whoever has typed before the script was there.
  useEffect(() => onType(field.current?.value ?? ''), [onType]);
  return (
    <header className="list-head">
      <div className="list-title">
        <h1 ref={heading} tabIndex={-1}>
          {filters[filter]}
        </h1>
        {pulse && filter === 'open' && (
          <p>
            {pulse.late > 0 ? words.count(pulse.to_answer) : pulse.to_answer}
            {pulse.late > 0 && <a href={`#${pathOf('late')}`}>{words.late(pulse.late)}</a>}
          </p>
        )}
      </div>
      <label className="search">
        <span className="hidden">{words.search}</span>
        <input
          ref={field}
          type="search"
          value={typed}
          placeholder={words.search}
          maxLength={longestSearch}
          aria-keyshortcuts={keysOn ? '/' : undefined}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        <Key name="/" />
      </label>
      <nav className="chips" aria-label={navigation.filters}>
        {standing.map((name) => (
          <NavigationLink key={name} to={pathOf(name)} current={filter === name}>
            {filters[name]}
            {name === 'open' && pulse && <span>{pulse.to_answer}</span>}
          </NavigationLink>
        ))}
      </nav>
    </header>
  );
}
