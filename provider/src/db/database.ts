import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For functions that may run inside a transaction or outside. */
export type Connection = Database | Transaction

/**
 * The pool of connections and Drizzle on it. A statement ends after 5 s, an idle transaction after
 * 10 s, and a caller waits at most 5 s for a connection; the error handler answers all three as 503.
 */
export function connect(url: string, size: number, onIdleError: (error: Error) => void) {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'x-plus provider',
    // The data fit in memory or lie on flash: an index is worth reading where a disk would not.
    options: '-c random_page_cost=1.1',
  })
  pool.on('error', onIdleError)
  return { pool, db: drizzle(pool) as Database }
}
