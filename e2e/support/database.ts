import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { e2eSettings } from './settings'

let pool: Pool | undefined

/** Where the embedded database in the data directory of this run's provider listens. */
function address() {
  const folder = join(e2eSettings().dataDir, 'postgres')
  const password = readFileSync(join(folder, 'provider-password'), 'utf8').trim()
  const port = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3])
  return { host: '127.0.0.1', port, user: 'postgres', password, database: 'xplus' }
}

/** The same as a URL, for another provider on that database. */
export function databaseUrl() {
  const { host, port, user, password, database } = address()
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
}

/** Runs a query on the provider's tables, for what the API can neither set up nor show. */
export async function query<Row extends object>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  pool ??= new Pool({ ...address(), max: 2, allowExitOnIdle: true })
  return (await pool.query<Row>(sql, values)).rows
}
