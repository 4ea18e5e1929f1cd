import { parseArgs } from 'node:util'
import { onFreshStack } from '../stack/start'
import { requireFreePorts } from '../stack/settings'
import { supervise } from '../stack/supervise'
import { measureLoad } from './bare-load'
import { compareWithOtherShop } from './other-shop'
import { ports, settings } from './settings'
import { visit } from './visit'

await supervise(async () => {
  const { values } = parseArgs({ options: { 'other-shop': { type: 'boolean', default: false } } })
  await requireFreePorts({ BENCH_PORT: Object.values(ports) })
  await onFreshStack(settings, async () => {
    const workouts = await visit(`${settings.webUrl}/classes/workouts`)
    const { report } = await measureLoad(workouts)
    process.stdout.write(`\n${report}\n`)
    if (values['other-shop']) process.stdout.write(`\n${await compareWithOtherShop()}\n`)
  })
})
