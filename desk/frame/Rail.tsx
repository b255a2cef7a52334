import { useRoute } from 'wouter';
import { filters, navigation } from '../../content/desk-words/frame.ts';
import { useCallsToday } from '../calendar/use-calendar.ts';
import { type Filter, pathOf, standing } from '../list/filters.ts';
import { usePulse } from '../live/use-pulse.ts';
import { Freshness } from './Freshness.tsx';
import { NavigationLink } from './NavigationLink.tsx';

/** Where one can go, beside the page on a wide screen. */
export function Rail({ filter, onKeys }: { filter: Filter; onKeys: () => void }) {
  const { data: pulse } = usePulse();
  const calls = useCallsToday();
  const [elsewhere] = useRoute(/^\/(?:calendar|figures|export|devices|more)/);
  return (
    <nav className="rail" aria-label={navigation.label}>
      <p className="logo">
        <img src="/brand/mark.svg" alt="" width="34" height="22" loading="lazy" />
        {navigation.desk}
      </p>
      <p className="group">{navigation.enquiries}</p>
      {standing.map((name) => (
        <NavigationLink
          key={name}
          to={pathOf(name)}
          current={!elsewhere && (filter === name || (name === 'open' && filter === 'late'))}
          className="inner"
        >
          {filters[name]}
          {name === 'open' && pulse && <span>{pulse.to_answer}</span>}
        </NavigationLink>
      ))}
      <hr />
      <NavigationLink to="/calendar">
        {navigation.calendar}
        {calls > 0 && <span>{navigation.today(calls)}</span>}
      </NavigationLink>
      <NavigationLink to="/figures">{navigation.figures}</NavigationLink>
      <hr />
      <NavigationLink to="/export">{navigation.export}</NavigationLink>
      <NavigationLink to="/devices">{navigation.devices}</NavigationLink>
      <div className="foot">
        <Freshness />
        <button type="button" className="keys" onClick={onKeys}>
          {navigation.keys} <kbd>{navigation.keysKey}</kbd>
        </button>
      </div>
    </nav>
  );
}
