import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSeededDatabase } from './seeded-database'
import { spawnProvider } from './spawn-provider'
import { startProvider } from './start-provider'

export type ProviderProcess = ReturnType<typeof spawnProvider>

/**
 * A provider in the test's process, and others in processes of their own that may be killed, all on
 * one database with the demo's content. Call `stop` in `afterAll`.
 */
export async function startWithProcesses() {
  const database = await createSeededDatabase()
  const observer = await startProvider({ database })
  const children: ProviderProcess[] = []
  return {
    database,
    observer,
    startChild(): ProviderProcess {
      const child = spawnProvider(mkdtempSync(join(tmpdir(), 'x-plus-process-')), {
        DATABASE_URL: database.url,
      })
      children.push(child)
      return child
    },
    async stop() {
      for (const child of children) child.kill('SIGKILL')
      await observer.stop()
    },
  }
}

export type Processes = Awaited<ReturnType<typeof startWithProcesses>>
