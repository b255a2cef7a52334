import { Pool, type PoolConfig } from 'pg';

/** A connection that breaks ends the process unless somebody listens, idle or in use. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // The next request opens another connection.
  pool.on('error', ignore);
  // The statement that was under way fails and tells.
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

const ignore = () => undefined;
