import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '../../src/db/embedded/embedded-database'
import { migrate } from '../../src/db/migrate'
import { buildProgram } from './build-program'
import { testDatabaseUrl } from './env'
import { temporaryFolder } from './temporary-folder'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    postgresUrl: string
    /** The provider as one file, for the tests that run it as a process of its own. */
    program: string
  }
}

// A test's database is temporary, so nothing waits for the disk, and little is kept to recover it;
// and no autovacuum disturbs the query plans that a test checks.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '128MB',
  autovacuum: 'off',
}

/**
 * One PostgreSQL for the whole run with one migrated database, `xplus_template`, that every test
 * file copies. With `TEST_DATABASE_URL` that server is used instead of the embedded one.
 */
export default async function setup(project: TestProject) {
  const given = testDatabaseUrl()
  const dir = given ? undefined : mkdtempSync(join(temporaryFolder(), 'xplus-test-'))
  const embedded = dir ? await openEmbeddedDatabase(dir, { settings }) : undefined
  const url = new URL(given ?? embedded!.url)
  url.pathname = '/postgres'
  const admin = new Client({ connectionString: url.href })
  await admin.connect()
  await admin.query('drop database if exists xplus_template with (force)')
  await admin.query('create database xplus_template')
  await admin.end()
  const template = new URL(url)
  template.pathname = '/xplus_template'
  await migrate(template.href)
  project.provide('postgresUrl', url.href)
  const program = await buildProgram()
  project.provide('program', program.file)

  return async () => {
    program.remove()
    await embedded?.stop()
    if (dir) rmSync(dir, { recursive: true, force: true })
  }
}
