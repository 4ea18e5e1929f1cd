import { findOrInstallBrowser } from './install-browser'
import { buildUnlessCurrent } from './stack/build'

try {
  console.warn(`Browser: ${findOrInstallBrowser()}`)
  await buildUnlessCurrent()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
