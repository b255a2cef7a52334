import { faults, type WireFault } from '../requests/wire-fault.ts';
import { type Column, isColumn } from './columns.ts';
import {
  type Condition,
  type Group,
  type Operator,
  operators,
  type State,
  states,
  type Test,
} from './condition.ts';

/**
 * The filters of PostgREST that we answer, in the three ways it writes them:
 * `name=not.like.A*`, `id=in.(1,2)` and `or=(name.eq.Ada,and(…))`.
 */
export function parseFilter(name: string, text: string): Condition | WireFault {
  const logic = /^(not\.)?(and|or)$/.exec(name);
  const reading = new Reading(text);
  try {
    const condition = logic
      ? readGroup(reading, logic[2] as Group['joint'], logic[1] !== undefined, 1)
      : readComparison(reading, columnOf(name), readRest);
    reading.end();
    return condition;
  } catch (error) {
    if (error instanceof UnknownColumn) return faults.unknownColumn(error.message);
    if (error instanceof Unreadable) return faults.badQuery(logic ? 'logic tree' : 'filter', text, hint);
    throw error;
  }
}

/** Deeper than anybody writes, and not deep enough to overrun our stack or the database's. */
const deepestGroup = 8;

const answered = [...Object.keys(operators), 'in', 'is', 'not', 'and', 'or'].join(', ');
const hint = `Answered are ${answered}; groups may stand in each other ${deepestGroup} deep`;

class Unreadable extends Error {}
class UnknownColumn extends Error {}

/** Reads a text from its start, piece by piece. */
class Reading {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Takes the next piece, which must match the sticky pattern. */
  take(pattern: RegExp): RegExpExecArray {
    const found = this.find(pattern);
    if (!found) throw new Unreadable();
    return found;
  }

  /** Takes the next piece if it matches. */
  find(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  end() {
    if (this.#at < this.#text.length) throw new Unreadable();
  }
}

function readGroup(reading: Reading, joint: Group['joint'], isNegated: boolean, depth: number): Group {
  if (depth > deepestGroup) throw new Unreadable();
  reading.take(/\s*\(/y);
  const members: Condition[] = [];
  do members.push(readMember(reading, depth));
  while (reading.find(/\s*,/y));
  reading.take(/\s*\)/y);
  return { kind: 'group', joint, isNegated, members };
}

function readMember(reading: Reading, depth: number): Condition {
  const group = reading.find(/\s*(not\.)?(and|or)(?=\s*\()/y);
  if (group) return readGroup(reading, group[2] as Group['joint'], group[1] !== undefined, depth + 1);
  // The name excludes spaces: text that two parts of an expression can both match takes quadratic time to refuse.
  const [, name = ''] = reading.take(/\s*(\w+)\./y);
  return readComparison(reading, columnOf(name), readItem);
}

function columnOf(name: string): Column {
  if (isColumn(name)) return name;
  throw /^\w+$/.test(name) ? new UnknownColumn(name) : new Unreadable();
}

type ReadValue = (reading: Reading) => string;

function readComparison(reading: Reading, column: Column, readValue: ReadValue): Condition {
  const isNegated = reading.find(/not\./y) !== undefined;
  const [, name = ''] = reading.take(/(\w+)\./y);
  return { kind: 'comparison', column, isNegated, test: readTest(reading, name, readValue) };
}

const isOperator = (name: string): name is Operator => Object.hasOwn(operators, name);
const isState = (name: string): name is State => Object.hasOwn(states, name);

function readTest(reading: Reading, name: string, readValue: ReadValue): Test {
  if (name === 'in') return { kind: 'in', values: readList(reading) };
  if (name === 'is') {
    const state = reading.take(/\w+/y)[0].toLowerCase();
    if (!isState(state)) throw new Unreadable();
    return { kind: 'is', state };
  }
  if (!isOperator(name)) throw new Unreadable();
  return { kind: 'operator', operator: name, value: readValue(reading) };
}

function readList(reading: Reading): string[] {
  reading.take(/\s*\(/y);
  const values: string[] = [];
  do values.push(readItem(reading));
  while (reading.find(/,/y));
  reading.take(/\)\s*/y);
  // Empty brackets mean no value, not an empty value.
  return values.length === 1 && values[0] === '' ? [] : values;
}

/** A single value: everything up to the end. */
const readRest: ReadValue = (reading) => reading.take(/.*/sy)[0];

/** A value in a list: up to the next comma or bracket, unless it is quoted. */
function readItem(reading: Reading): string {
  const quoted = reading.find(/"((?:[^"\\]|\\.)*)"(?=[,)])/sy);
  if (quoted) return (quoted[1] ?? '').replace(/\\(.)/gs, '$1');
  return reading.take(/[^,)]*/y)[0];
}
