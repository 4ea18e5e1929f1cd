import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/*
 * Rebuilds migrations/ from src/db/schema: until the first release there is one migration, "initial",
 * and a changed schema replaces it (start with a new DATA_DIR afterwards). SQL that the schema cannot
 * say goes into src/db/sql: `before-*.sql` (extensions) runs ahead of the tables, `after-*.sql` behind.
 * After a merge conflict in migrations/, run it again instead of resolving by hand.
 */
const provider = resolve(import.meta.dirname, '..')
const migrations = resolve(provider, 'migrations')
const custom = resolve(provider, 'src/db/sql')
const breakpoint = '\n--> statement-breakpoint\n'

function statements(prefix: string): string[] {
  if (!existsSync(custom)) return []
  const names = readdirSync(custom).filter(
    (name) => name.startsWith(prefix) && name.endsWith('.sql'),
  )
  return names.sort().map((name) => readFileSync(resolve(custom, name), 'utf8').trim())
}

rmSync(migrations, { recursive: true, force: true })
const kit = ['drizzle-kit', 'generate', '--name', 'initial']
execFileSync('npx', kit, { cwd: provider, stdio: ['ignore', 'ignore', 'inherit'] })
const file = resolve(migrations, '0000_initial.sql')
const generated = readFileSync(file, 'utf8').trim()
const parts = [...statements('before-'), generated, ...statements('after-')]
writeFileSync(file, `${parts.join(breakpoint)}\n`)
