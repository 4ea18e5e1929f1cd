import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnProvider } from './spawn-provider'
import { startProvider } from './start-provider'

export type ProviderProcess = ReturnType<typeof spawnProvider>

/**
 * A provider in the test's process, and others in processes of their own that may be killed, all on
 * one database with the demo's content. Call `stop` in `afterAll`.
 */
export async function startWithProcesses() {
  const observer = await startProvider({ seeded: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'xplus-process-'))
  const children: ProviderProcess[] = []
  return {
    observer,
    startChild(): ProviderProcess {
      const child = spawnProvider(dataDir, { DATABASE_URL: observer.database.url })
      children.push(child)
      return child
    },
    async stop() {
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(children.map(({ exited }) => exited))
      rmSync(dataDir, { recursive: true })
      await observer.stop()
    },
  }
}

export type Processes = Awaited<ReturnType<typeof startWithProcesses>>
