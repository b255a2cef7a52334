import { type PageGroup, SearchBox } from '../sections/search/SearchBox.tsx';

/** The search as a page of its own; without a script, the list of everything. */
export function SearchScreen({ heading, kinds }: { heading: string; kinds: PageGroup[] }) {
  return (
    <div className="wrap pt-[calc(var(--header-height)+2rem)] pb-(--bay)">
      <h1 className="mt-10 mb-(--bay-half) text-title tracking-tightest">{heading}</h1>
      <SearchBox kinds={kinds} />
    </div>
  );
}
