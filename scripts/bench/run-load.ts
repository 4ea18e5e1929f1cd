import { parseArgs } from 'node:util'
import { onFreshStack } from '../stack/start'
import { requireFreePorts } from '../stack/settings'
import { supervise } from '../stack/supervise'
import { measureLoad } from './bare-load'
import { compareWithOtherShop, prepareOtherShop } from './other-shop'
import { ports, settings } from './settings'
import { visit } from './visit'

await supervise(async () => {
  const { values } = parseArgs({ options: { 'other-shop': { type: 'boolean', default: false } } })
  const withOtherShop = values['other-shop']
  await requireFreePorts({ BENCH_PORT: Object.values(ports) })
  if (withOtherShop) await prepareOtherShop()
  await onFreshStack(settings, async () => {
    const workouts = await visit(`${settings.webUrl}/classes/workouts`)
    const { report } = await measureLoad(workouts)
    process.stdout.write(`\n${report}\n`)
    if (withOtherShop) process.stdout.write(`\n${await compareWithOtherShop()}\n`)
  })
})
