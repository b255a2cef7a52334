import { startTransition, useEffect, useState } from 'react';

/** As many as a screen shows. */
const firstRows = 12;

/** The first rows at once, and the rest as there is time: a slow phone can be used before all of them are drawn. */
export function useFirstRows<Row>(rows: Row[]): Row[] {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => startTransition(() => setHasBegun(true)), []);
  return hasBegun ? rows : rows.slice(0, firstRows);
}
