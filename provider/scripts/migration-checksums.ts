import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../src/db/migrate'

/** SHA-256 of a migration's file, by its name. */
export type Checksums = Record<string, string>

export const checksumsFile = resolve(migrationsFolder, 'checksums.json')

export type Journal = { entries: { idx: number; when: number; tag: string }[] }

/** The list of migrations in the order in which they are applied. */
export const readJournal = (): Journal =>
  JSON.parse(readFileSync(resolve(migrationsFolder, 'meta/_journal.json'), 'utf8'))

/** The checksums of the migrations as they are now; a database stores them of those applied. */
export function checksumsOf(): Checksums {
  const files = readMigrationFiles({ migrationsFolder })
  return Object.fromEntries(
    readJournal().entries.map(({ tag }, index) => [tag, files[index]!.hash]),
  )
}

/** The checksums of the migrations that are final. */
export const frozenChecksums = (): Checksums =>
  existsSync(checksumsFile) ? JSON.parse(readFileSync(checksumsFile, 'utf8')) : {}
