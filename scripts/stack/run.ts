import { existsSync } from 'node:fs'
import { buildUnlessCurrent } from './build'
import { requireFreePorts } from './ports'
import { readSettings } from './settings'
import { startStack } from './start'
import { supervise } from './supervise'
import { welcome } from './welcome'
import { restart } from './when-one-ends'

/**
 * Runs the whole product until Ctrl-C, and says where it is. A program of it that ends by itself is
 * started again. Ends with a sentence and exit code 1 when it cannot start; whatever happens, nothing
 * of it is left running.
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
