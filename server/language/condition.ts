import { type Column, columns } from './columns.ts';

/** The conditions of PostgREST's filters, and their SQL. */
export type Condition = Comparison | Group;

type Comparison = {
  kind: 'comparison';
  column: Column;
  isNegated: boolean;
  test: Test;
};

export type Group = {
  kind: 'group';
  joint: 'and' | 'or';
  isNegated: boolean;
  members: Condition[];
};

export type Test =
  | { kind: 'operator'; operator: Operator; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; state: State };

export const operators = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
} as const;

export type Operator = keyof typeof operators;

export const states = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const;

export type State = keyof typeof states;

/** Whether PostgreSQL accepts it with any value. It refuses zero bytes, and values that do not fit a type other than text. */
export function isNeverRefused(condition: Condition): boolean {
  if (condition.kind === 'group') return condition.members.every(isNeverRefused);
  const { column, test } = condition;
  if (test.kind === 'is') return test.state === 'null' || test.state === 'not_null';
  const values = test.kind === 'in' ? test.values : [test.value];
  return columns[column] === 'text' && !values.some((value) => value.includes('\0'));
}

/** Names come only from our lists; values become parameters, which are appended to `values`. */
export function toSql(condition: Condition, values: unknown[]): string {
  const negation = condition.isNegated ? 'not ' : '';
  if (condition.kind === 'group') {
    const members = condition.members.map((member) => toSql(member, values));
    return `${negation}(${members.join(` ${condition.joint} `)})`;
  }
  return `${negation}${condition.column} ${testSql(condition.test, values)}`;
}

function testSql(test: Test, values: unknown[]): string {
  if (test.kind === 'is') return `is ${states[test.state]}`;
  if (test.kind === 'in') return `= any(${parameter(test.values, values)})`;
  const { operator, value } = test;
  const isPattern = operator === 'like' || operator === 'ilike';
  return `${operators[operator]} ${parameter(isPattern ? value.replaceAll('*', '%') : value, values)}`;
}

function parameter(value: unknown, values: unknown[]): string {
  values.push(value);
  return `$${values.length}`;
}
