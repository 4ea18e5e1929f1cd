import { stopChildren, stopOnSignals } from '../stack/children'
import { measureProviderLists } from './provider-lists'

stopOnSignals()
try {
  process.stdout.write(`\n${await measureProviderLists()}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stopChildren()
  process.exit(1)
}
