import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { e2eSettings } from './settings'

let pool: Pool | undefined

/** Connects to the embedded database in the data directory of this run's provider. */
function connect() {
  const folder = join(e2eSettings().dataDir, 'postgres')
  const password = readFileSync(join(folder, 'provider-password'), 'utf8').trim()
  const port = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3])
  return new Pool({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'xplus',
    max: 2,
    allowExitOnIdle: true,
  })
}

/** Runs a query on the provider's tables, for what the API can neither set up nor show. */
export async function query<Row extends object>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  pool ??= connect()
  return (await pool.query<Row>(sql, values)).rows
}
