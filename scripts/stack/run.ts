import { existsSync } from 'node:fs'
import { buildUnlessCurrent } from './build'
import { seedPassword } from './people'
import { readSettings, requireFreePorts, type Settings } from './settings'
import { startStack } from './start'
import { supervise } from './supervise'
import { restart } from './when-one-ends'

/**
 * Runs the whole product until Ctrl-C and prints its URL. A program that exits by itself is
 * restarted. Prints an error and exits with code 1 when it cannot start; in any case all programs
 * are stopped.
 */
export const runStack = (mode: 'demo' | 'dev'): Promise<void> =>
  supervise(async () => {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const settings = readSettings()
    await requireFreePorts({ PORT: [settings.port], PROVIDER_PORT: [settings.providerPort] })
    if (mode === 'demo') await buildUnlessCurrent()
    await startStack(settings, mode, { whenOneEnds: restart() })
    process.stdout.write(welcome(settings))
  })

const people = [
  ['subscriber@example.com', 'all brands, card on file, one booking'],
  ['single@example.com', 'Yoga only, on trial'],
  ['plain@example.com', 'no subscription'],
  ['canceled@example.com', 'a subscription that has ended'],
  ['linked@example.com', 'linked to a studio'],
]

const cards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0025 0000 3155', 'asks for 3-D Secure, then pays'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 0069', 'expired'],
  ['4000 0000 0000 0341', 'confirmed, but never settles'],
]

const table = (rows: string[][]) =>
  rows.map(([name = '', text = '']) => `  ${name.padEnd(24)}${text}`).join('\n')

/** The message for the terminal: URL, users, cards, emails, how to stop. */
function welcome(settings: Settings): string {
  return `
X+ is running: ${settings.webUrl}

People (password ${seedPassword})
${table(people)}

Cards (any future date, any three digits)
${table(cards)}

Mails with codes and links: ${settings.providerUrl}/outbox
Data: ${settings.dataDir} (delete it to start afresh)
Stop with Ctrl-C.
`
}
