import { randomUUID } from 'node:crypto';
import { functionNamed } from '../../../contract/functions.ts';
import type { Database } from '../../support/databases.ts';

/** The functions of the desk as its server asks them, and enquiries to ask of. */

export type Listed = {
  id: string;
  name: string;
  status: string;
  came_from: string | null;
  received_at: string;
};

export type Asked = ReturnType<typeof askOf>;

export function askOf(query: Database['query']) {
  async function send(row: Record<string, unknown> = {}): Promise<string> {
    const id = randomUUID();
    const sent = { id, name: 'Ada', email: 'ada@example.com', business_details: 'Two chairs', ...row };
    const names = Object.keys(sent).join(', ');
    await query(
      `insert into contact_submissions (${names}) select ${names} from json_populate_record(null::contact_submissions, $1)`,
      [JSON.stringify(sent)],
    );
    return id;
  }

  async function ask<Answer>(name: string, ...given: unknown[]): Promise<Answer> {
    const places = given.map((_, index) => `$${index + 1}`).join(', ');
    const { rows } = await query<{ answer: Answer }>(`select ${name}(${places}) as answer`, given);
    const declared = functionNamed(name);
    if (!declared || !('value' in declared)) throw new Error(`${name} is not in the contract.`);
    // Whatever is asked here, the answer is also held to what the contract says of it.
    return declared.value.parse(rows[0]?.answer) as Answer;
  }

  const list = (state: string | null = null, typed: string | null = null) =>
    ask<Listed[]>('desk_list', state, typed, null, null, 100);
  const decide = (submission: string, seen: number, decision: string, event = randomUUID()) =>
    ask<{ status: string; version: number; answered_at: string | null }>(
      'desk_decide',
      event,
      submission,
      seen,
      decision,
    );

  /** Spam, and everything from its mailbox. */
  const spamAll = (submission: string, seen: number, event = randomUUID()) =>
    ask<{ status: string; version: number }>('desk_spam_mailbox', event, submission, seen);

  return { query, send, ask, list, decide, spamAll };
}
