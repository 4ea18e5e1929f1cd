import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For functions that may run inside a transaction or outside. */
export type Connection = Database | Transaction

/** A part of the rows of a query. */
export type RowRange = { limit: number; offset: number }

/**
 * The connection pool and Drizzle on it. A statement is cancelled after 5 s and an idle transaction
 * after 10 s; a caller waits at most 5 s for a connection and 7 s for a server that no longer
 * responds. The error handler turns all of these into 503. A lost connection fails the query that
 * uses it and is replaced for the next one.
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
    // The data fit in memory or are on an SSD, so random reads cost little more than sequential
    // ones.
    options: '-c random_page_cost=1.1',
  })
  pool.on('error', onIdleError)
  // The pool handles errors of idle connections only. A connection that is lost between two
  // statements of a transaction emits an error too, which would end the process; its next statement
  // fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Database = drizzle(pool)
  db.transaction = transactionOnClient(pool)
  return { pool, db }
}

/**
 * Drizzle's transaction on a connection that is always released. Drizzle itself keeps the
 * connection when `begin` fails, so every outage would shrink the pool.
 */
function transactionOnClient(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      // A connection that is still inside a transaction or in an unknown state is closed.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
