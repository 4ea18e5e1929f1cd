import { supervise } from '../stack/supervise'
import { measureProviderLists, startLargeProvider } from './provider-lists'

await supervise(async () => {
  process.stdout.write(`\n${await measureProviderLists(await startLargeProvider())}\n`)
})
