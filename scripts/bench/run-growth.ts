import { onFreshStack } from '../stack/on-fresh-stack'
import { requireFreePorts } from '../stack/ports'
import { supervise } from '../stack/supervise'
import { measureGrowth } from './growth'
import { ports, settings } from './settings'

await supervise(async () => {
  await requireFreePorts({
    BENCH_PORT: ports.web,
    'BENCH_PORT + 1': ports.provider,
    'BENCH_PORT + 5': ports.large,
  })
  await onFreshStack(settings, async () => {
    process.stdout.write(`\n${await measureGrowth(settings.webUrl)}\n`)
  })
})
