import { block, booked } from '../../content/desk-words/calendar.ts';
import { timeNotOffered, timeTaken } from '../../contract/desk.ts';
import { Fault } from '../request/fault.ts';

/** Why a call cannot be moved there; undefined for what every request can meet. */
export function refusalOf(error: unknown): string | undefined {
  const code = error instanceof Fault ? error.code : undefined;
  if (code === timeTaken) return booked.taken;
  return code === timeNotOffered ? booked.notOffered : undefined;
}

/** The same for a time to block, which need not be offered. */
export const blockRefusalOf = (error: unknown): string | undefined =>
  error instanceof Fault && error.code === timeTaken ? block.taken : undefined;
