import { onFreshStack } from '../stack/start'
import { requireFreePorts } from '../stack/settings'
import { supervise } from '../stack/supervise'
import { measureGrowth } from './growth'
import { ports, settings } from './settings'

// So many that times within the goal and beyond it can be told apart.
const rounds = 5

await supervise(async () => {
  await requireFreePorts({ BENCH_PORT: Object.values(ports) })
  await onFreshStack(settings, async () => {
    process.stdout.write(`\n${await measureGrowth(settings, rounds)}\n`)
  })
})
