import { rmSync } from 'node:fs'
import { buildUnlessCurrent } from './build'
import { stopChildren } from './children'
import type { Settings } from './settings'
import { startStack } from './start'

/**
 * Runs the product as the demo does, on an empty data directory, for as long as the work takes: the
 * last thing that a program does, as everything it started is stopped then.
 */
export async function onFreshStack(settings: Settings, work: () => Promise<void>): Promise<void> {
  rmSync(settings.dataDir, { recursive: true, force: true })
  await buildUnlessCurrent()
  await startStack(settings, 'demo')
  await work()
  await stopChildren()
}
