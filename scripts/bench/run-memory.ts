import { parseArgs } from 'node:util'
import { onFreshStack } from '../stack/start'
import { requireFreePorts } from '../stack/settings'
import { supervise } from '../stack/supervise'
import { measureMemory } from './memory'
import { ports, settings } from './settings'

const print = (text: string) => process.stdout.write(`${text}\n`)

/** A number above zero that was given as an option. */
function positive(name: string, text: string) {
  const number = Number(text)
  if (number > 0) return number
  throw new Error(`--${name} must be a number above zero, not "${text}".`)
}

await supervise(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '30' },
      rate: { type: 'string', default: '10' },
    },
  })
  const minutes = positive('minutes', values.minutes)
  const rate = positive('rate', values.rate)
  await requireFreePorts({ BENCH_PORT: [ports.web, ports.provider] })
  await onFreshStack(settings, async ({ web }) => {
    const options = { origin: settings.webUrl, pid: web.pid ?? 0, minutes, rate }
    print(`\n${await measureMemory(options, print)}`)
  })
})
