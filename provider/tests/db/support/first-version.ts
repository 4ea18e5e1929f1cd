import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Client } from 'pg'
import type { Journal } from '../../../scripts/migration-checksums'
import { migrate, migrationsFolder } from '../../../src/db/migrate'

export type Row = Record<string, unknown>

/** Some of the demo's rows in every table, as the first version wrote them. */
export function firstVersionRows(): Map<string, Row[]> {
  const file = resolve(import.meta.dirname, '../first-version.jsonl')
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const tables = new Map<string, Row[]>()
  for (const { table, row } of lines.map((line): { table: string; row: Row } => JSON.parse(line)))
    tables.set(table, [...(tables.get(table) ?? []), row])
  return tables
}

/** Makes the database at `url`, which `client` is connected to, as the first version left it. */
export async function makeFirstVersion(url: string, client: Client): Promise<void> {
  await withMigrations(
    (entries) => entries.slice(0, 1),
    {},
    (folder) => migrate(url, folder),
  )
  // As for a restored dump, because rows may refer to later ones.
  await client.query('set session_replication_role = replica')
  for (const [table, rows] of firstVersionRows()) {
    const columns = Object.keys(rows[0]!).map((name) => `"${name}"`)
    await client.query(
      `insert into "${table}" (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(rows)],
    )
    const { rows: identities } = await client.query(
      `select column_name::text as name from information_schema.columns
       where table_name = $1 and is_identity = 'YES'`,
      [table],
    )
    for (const { name } of identities)
      await client.query(
        `select setval(pg_get_serial_sequence($1, $2), (select max("${name}") from "${table}"))`,
        [table, name],
      )
  }
  await client.query('set session_replication_role = origin')
}

type Entry = Journal['entries'][number]

/** Works with a copy of the migrations whose journal is changed, and with more SQL files by name. */
export async function withMigrations<T>(
  change: (entries: Entry[]) => Entry[],
  files: Record<string, string>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'xplus-migrations-'))
  try {
    cpSync(migrationsFolder, folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal: { entries: Entry[] } = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...journal, entries: change(journal.entries) }))
    for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
