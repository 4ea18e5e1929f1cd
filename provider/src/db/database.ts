import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For functions that may run inside a transaction or outside. */
export type Connection = Database | Transaction

/**
 * The pool of connections and Drizzle on it. A statement ends after 5 s, an idle transaction after
 * 10 s, and a caller waits at most 5 s for a connection and 7 s for a server that has stopped
 * answering; the error handler answers all of them as 503. A connection that is lost, idle or in
 * use, fails the query that needed it and is replaced by the next one.
 */
export function connect(url: string, size: number, onIdleError: (error: Error) => void) {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    query_timeout: 7_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'x-plus provider',
    // The data fit in memory or lie on flash: an index is worth reading where a disk would not.
    options: '-c random_page_cost=1.1',
  })
  pool.on('error', onIdleError)
  // The pool listens to idle connections only. One that is lost between two statements of a
  // transaction emits an error too, which would end the process; its next statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Database = drizzle(pool)
  db.transaction = onOneConnection(pool)
  return { pool, db }
}

/**
 * Drizzle's transaction on a connection that always goes back: left to itself Drizzle keeps the
 * connection whose `begin` failed, and a pool that loses one at every outage runs empty.
 */
function onOneConnection(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      // A connection still inside the transaction, or of unknown state, is closed.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
