import { rmSync } from 'node:fs'
import { buildUnlessCurrent } from '../stack/build'
import { stopChildren, stopOnSignals } from '../stack/children'
import { startStack } from '../stack/start'
import { measureGrowth } from './growth'
import { settings } from './settings'

stopOnSignals()
try {
  rmSync(settings.dataDir, { recursive: true, force: true })
  await buildUnlessCurrent()
  await startStack(settings, 'demo')
  process.stdout.write(`\n${await measureGrowth(settings.webUrl)}\n`)
  await stopChildren()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stopChildren()
  process.exit(1)
}
