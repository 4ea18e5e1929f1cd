import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { e2eSettings } from '../e2e/support/settings'
import { requireFreePorts } from './stack/settings'
import { waitUntilHealthy } from './stack/wait-until-healthy'

const succeeds = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  )

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/**
 * Builds the application for the journeys and starts what they use, in the pauses of other tests.
 * Says nothing when that fails: the journeys then do it themselves, and say why they cannot.
 *
 * @param env the environment of what is started
 * @returns what stops it again; undefined when it has failed
 */
export async function prepareJourneys(
  env: NodeJS.ProcessEnv,
): Promise<(() => Promise<void>) | undefined> {
  // In this program's process group, so that Ctrl-C reaches it as well.
  const start = (file: string) =>
    spawn(process.execPath, ['--import', 'tsx', file], { stdio: 'ignore', env })
  await once(start('scripts/prepare-e2e.ts'), 'close')
  const { port, providerPort } = e2eSettings()
  // A server that was left running would be taken for the one that is started.
  if (!(await succeeds(requireFreePorts({ E2E_PORT: [port, providerPort] })))) return undefined
  const servers = start('e2e/support/serve.ts')
  const program = { name: 'What the journeys use', child: servers }
  const url = `http://127.0.0.1:${port}/api/health`
  if (await succeeds(waitUntilHealthy({ ...program, url }))) return () => stop(servers)
  await stop(servers)
  return undefined
}
