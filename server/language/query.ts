import { faults, WireFault } from '../requests/wire-fault.ts';
import { allColumns, type Column, isColumn } from './columns.ts';

/** The part of PostgREST's query language we speak: select, `eq`, order, limit and offset. */
export type Query = {
  select: Column[];
  filters: Filter[];
  order: Order[];
  /** The number of rows asked for, if any. */
  limit: number | undefined;
  offset: number;
};

/** Rows whose column has exactly this value; all filters must hold. */
export type Filter = { column: Column; value: string };

type Order = { column: Column; direction: string };

/** Names in a query that are not filters. Clients that insert send "columns", which repeats their body. */
const words = ['select', 'order', 'limit', 'offset', 'columns'];

export function parseQuery(parameters: URLSearchParams): Query | WireFault {
  const select = parseSelect(parameters.get('select') ?? '*');
  if (select instanceof WireFault) return select;
  const order = parseOrder(parameters.get('order') ?? '');
  if (order instanceof WireFault) return order;
  const limit = parameters.has('limit') ? parseCount(String(parameters.get('limit'))) : undefined;
  if (limit instanceof WireFault) return limit;
  const offset = parseCount(parameters.get('offset') ?? '0');
  if (offset instanceof WireFault) return offset;
  const filters = parseFilters([...parameters].filter(([name]) => !words.includes(name)));
  if (filters instanceof WireFault) return filters;
  return { select, order, limit, offset, filters };
}

function parseSelect(text: string): Column[] | WireFault {
  const selected = new Set<Column>();
  for (const name of text.split(',')) {
    if (name === '*') for (const column of allColumns) selected.add(column);
    else if (isColumn(name)) selected.add(name);
    else return noColumn(name, 'select parameter', text);
  }
  return [...selected];
}

const orderTerm = /^(?<name>\w+)(?:\.(?<direction>asc|desc))?(?:\.nulls(?<nulls>first|last))?$/;

function parseOrder(text: string): Order[] | WireFault {
  const order: Order[] = [];
  for (const term of text === '' ? [] : text.split(',')) {
    const { name = '', direction = 'asc', nulls } = orderTerm.exec(term)?.groups ?? {};
    if (!isColumn(name)) return noColumn(name, 'order', text);
    order.push({ column: name, direction: nulls ? `${direction} nulls ${nulls}` : direction });
  }
  return order;
}

function parseCount(text: string): number | WireFault {
  return /^\d{1,15}$/.test(text) ? Number(text) : faults.badQuery('count', text);
}

function parseFilters(parameters: [string, string][]): Filter[] | WireFault {
  const filters: Filter[] = [];
  for (const [name, text] of parameters) {
    if (!text.startsWith('eq.'))
      return faults.badQuery('filter', `${name}=${text}`, 'Of filters eq is answered: name=eq.Ada');
    if (!isColumn(name)) return noColumn(name, 'filter', name);
    filters.push({ column: name, value: text.slice('eq.'.length) });
  }
  return filters;
}

/** Refuses a misspelled name, or a part of the language that we do not support. */
const noColumn = (name: string, part: string, text: string) =>
  /^\w+$/.test(name) ? faults.unknownColumn(name) : faults.badQuery(part, text);
