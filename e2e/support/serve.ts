import { rmSync } from 'node:fs'
import { isStopping, stopChildren, stopOnSignals } from '@/scripts/stack/children'
import { startStack } from '@/scripts/stack/start'
import { e2eSettings } from './settings'

// Started and stopped by Playwright: provider and web application on an empty data directory.
stopOnSignals()
try {
  const settings = e2eSettings()
  rmSync(settings.dataDir, { recursive: true, force: true })
  await startStack(settings, 'test')
} catch (error) {
  if (!isStopping()) {
    console.error(error instanceof Error ? error.message : error)
    await stopChildren()
    process.exit(1)
  }
}
