import { resolve } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { installQueue } from '../jobs/queue'

/** Where the migrations of this version are. @internal */
export const migrationsFolder = resolve(import.meta.dirname, '../../migrations')
const migrationLockId = 7_204_101

/**
 * Applies the pending migrations, then those of the queue, which has a schema of its own. Providers
 * that start together wait for each other by an advisory lock; all migrations are one transaction,
 * so a killed start leaves nothing half done.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'x-plus migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockId])
    checkHistory(
      await appliedHashes(client),
      readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash),
    )
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
    await installQueue(client)
  } finally {
    await client.end()
  }
}

/** The hashes of the migrations that have been applied, the oldest first. */
async function appliedHashes(client: Client): Promise<string[]> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (table.rows[0].name === null) return []
  const applied = await client.query('select hash from drizzle.__drizzle_migrations order by id')
  return applied.rows.map(({ hash }) => hash)
}

/**
 * Drizzle compares dates only, so it could run the wrong migrations, or none, on a database of
 * another version.
 */
function checkHistory(applied: string[], known: string[]): void {
  const other = applied.findIndex((hash, index) => index < known.length && hash !== known[index])
  if (other >= 0)
    throw new Error(
      `The database was made by another version of the provider: its migration ${other + 1} is not the one of this version. Start with a new DATA_DIR or DATABASE_URL.`,
    )
  if (applied.length > known.length)
    throw new Error(
      `The database was made by a newer version of the provider: it has ${applied.length} migrations, this version knows ${known.length}. Start the newer version, or start with a new DATA_DIR or DATABASE_URL.`,
    )
}
