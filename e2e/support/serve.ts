import { rmSync } from 'node:fs'
import { startStack } from '@/scripts/stack/start'
import { supervise } from '@/scripts/stack/supervise'
import { e2eSettings } from './settings'

// Started and stopped by Playwright: provider and web application on an empty data directory.
await supervise(async () => {
  const settings = e2eSettings()
  rmSync(settings.dataDir, { recursive: true, force: true })
  await startStack(settings, 'test')
})
