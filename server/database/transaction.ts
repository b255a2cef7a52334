import { escapeLiteral, type Pool, type PoolClient } from 'pg';
import { toFault, toOutage } from './faults.ts';
import type { Outcome, Work } from './store.ts';

export async function runInTransaction(pool: Pool, { role, headers, statement }: Work): Promise<Outcome> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    return toOutage(error);
  }

  try {
    await client.query(begin(role, headers));
  } catch (error) {
    // A login that may not become the role is our fault, and must not look like the visitor's missing rights.
    client.release(true);
    return toOutage(error);
  }

  try {
    const { rows } = await client.query(statement.text, [...statement.values]);
    await client.query('commit');
    client.release();
    return { kind: 'done', rows };
  } catch (error) {
    const fault = toFault(error);
    const isUsable = fault.kind === 'refused' && (await rollback(client));
    client.release(!isUsable);
    return fault;
  }
}

/** One round trip instead of two, which is why the values stand in the text. */
const begin = (role: string, headers: Record<string, string>) =>
  `begin; select set_config('role', ${escapeLiteral(role)}, true), ` +
  `set_config('request.headers', ${escapeLiteral(JSON.stringify(headers))}, true)`;

const rollback = (client: PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );
