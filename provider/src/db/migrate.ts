import { resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const migrationsFolder = resolve(import.meta.dirname, '../../migrations')
const migrationLock = 7_204_101

/**
 * Brings the database to the newest schema. Providers that start together wait for each other by an
 * advisory lock; each migration is one transaction, so a killed start leaves nothing half done.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'x-plus migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
