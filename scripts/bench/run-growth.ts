import { onFreshStack } from '../stack/start'
import { requireFreePorts } from '../stack/settings'
import { supervise } from '../stack/supervise'
import { measureGrowth, startGrown } from './growth'
import { measureGrowthOfTimes } from './growth-of-times'
import { ports, settings } from './settings'

const print = (text: string) => process.stdout.write(`\n${text}\n`)

await supervise(async () => {
  await requireFreePorts({ BENCH_PORT: Object.values(ports) })
  await onFreshStack(settings, async () => {
    const stacks = await startGrown(settings)
    print(await measureGrowth(stacks))
    print(await measureGrowthOfTimes(stacks))
  })
})
