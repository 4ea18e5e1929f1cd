import { supervise } from '../stack/supervise'
import { measureProviderLists } from './provider-lists'

await supervise(async () => {
  process.stdout.write(`\n${await measureProviderLists()}\n`)
})
