import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { checksumsOf, frozenChecksums, readJournal } from '../../scripts/migration-checksums'
import { migrationsFolder } from '../../src/db/migrate'

// drizzle-kit gives every array another property, which libraries of later test files refuse to find.
Object.defineProperty(Array.prototype, 'random', { enumerable: false })

const schemaFolder = resolve(import.meta.dirname, '../../src/db/schema')
const { entries } = readJournal()

type Snapshot = { id: string; prevId: string }
const snapshotOf = (index: number): Snapshot => {
  const name = `meta/${String(index).padStart(4, '0')}_snapshot.json`
  return JSON.parse(readFileSync(resolve(migrationsFolder, name), 'utf8'))
}

/** A snapshot without its own id and that of the one before it. */
const content = (snapshot: Snapshot) => ({ ...snapshot, id: '', prevId: '' })

test('the migrations make what src/db/schema says; else: npm run db:generate -w provider', async () => {
  const files = readdirSync(schemaFolder)
  const modules = await Promise.all(files.map((file) => import(resolve(schemaFolder, file))))
  const schema: Snapshot = JSON.parse(
    JSON.stringify(generateDrizzleJson(Object.assign({}, ...modules))),
  )
  expect(content(schema)).toEqual(content(snapshotOf(entries.length - 1)))
})

test('each migration follows the one before it', () => {
  const tags = entries.map(({ tag }) => `${tag}.sql`)
  expect(readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))).toEqual(tags)
  for (const [index, { idx, when }] of entries.entries()) {
    expect(idx).toBe(index)
    if (index === 0) continue
    // A migration with an earlier time than the last applied one would never be applied.
    expect(when).toBeGreaterThan(entries[index - 1]!.when)
    expect(snapshotOf(index).prevId).toBe(snapshotOf(index - 1).id)
  }
})

test('no final migration has changed, and all are final; for new ones: npm run db:freeze -w provider', () => {
  expect(checksumsOf()).toEqual(frozenChecksums())
})
