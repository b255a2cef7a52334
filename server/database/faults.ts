import { DatabaseError } from 'pg';
import type { Outage, Refusal } from './store.ts';

/**
 * SQLSTATE classes that speak of the server's state and not of the statement: connection, transaction rollback,
 * resources, operator intervention, system and internal errors, and a standby that is read-only.
 */
const passing = /^(08|40|53|57|58|XX|25006)/;

export function toFault(error: unknown): Refusal | Outage {
  if (!isDatabaseError(error) || passing.test(error.code)) return toOutage(error);
  return {
    kind: 'refused',
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  };
}

export function toOutage(error: unknown): Outage {
  return { kind: 'unavailable', reason: describe(error) };
}

type Described = Error & { code: string; detail?: string; hint?: string };

/** PGlite has a class of its own with the same fields. */
const isDatabaseError = (error: unknown): error is Described =>
  error instanceof Error &&
  'code' in error &&
  (error instanceof DatabaseError || ('severity' in error && typeof error.code === 'string'));

/** Names the fault without repeating values: a driver's error object carries the statement's parameters. */
export function describe(error: unknown): string {
  if (isDatabaseError(error)) return wordCode(error.code);
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ');
  return error instanceof Error ? error.message : 'unknown fault';
}

/** What an owner can do something about. */
const meanings: Record<string, string> = {
  '53100': 'the disk is full',
  '58030': 'the disk cannot be read or written',
};

const wordCode = (code: string) => [meanings[code], `SQLSTATE ${code}`].filter(Boolean).join(', ');
