import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, startNode, stopChildren } from './children'
import { localSecrets, type Settings } from './settings'
import { waitUntilHealthy } from './wait-until-healthy'
import { stopTogether, type WhenOneEnds } from './when-one-ends'
import { buildUnlessCurrent } from './build'

type Mode = 'demo' | 'dev' | 'test'
type Environment = Record<string, string>

const tsx = import.meta.resolve('tsx')
const next = 'node_modules/next/dist/bin/next'
const server = join('server', 'start.mjs')

/** What the provider needs to run on this machine alone, with the card sandbox and the outbox. */
function providerEnvironment(settings: Settings, mode: Mode): Environment {
  const secrets = localSecrets(settings.dataDir)
  return {
    NODE_ENV: mode === 'demo' ? 'production' : mode === 'dev' ? 'development' : 'test',
    ALLOW_SANDBOX: '1',
    // Every test is another person, and all of them come from this machine.
    ...(mode === 'test' && { RATE_LIMITS: 'off' }),
    PROVIDER_PORT: String(settings.providerPort),
    DATA_DIR: settings.dataDir,
    WEB_URL: settings.webUrl,
    MEDIA_URL: settings.mediaUrl,
    PROXY_SECRET: secrets.proxy,
    PLAYBACK_SECRET: secrets.playback,
    GEOGRAPHY_KEY: secrets.geography,
  }
}

/** What the web application needs to speak with that provider. */
export function webEnvironment(settings: Settings): Environment {
  const secrets = localSecrets(settings.dataDir)
  return {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PROVIDER_URL: settings.providerUrl,
    MEDIA_ORIGINS: new URL(settings.mediaUrl).origin,
    NEXTAUTH_URL: settings.webUrl,
    NEXTAUTH_SECRET: secrets.session,
    PROXY_SECRET: secrets.proxy,
    GEOGRAPHY_KEY: secrets.geography,
    REVALIDATE_SECRET: secrets.revalidation,
  }
}

/** Arguments of `startNode` for the built web application on a port. */
export function webProgram(port: number, env: Environment, log?: string) {
  const address = ['--hostname', '127.0.0.1', '--port', String(port)]
  return { name: 'The web application', args: [server, ...address], env, log }
}

type Options = {
  /** What the provider's environment has beside the usual. */
  ofProvider?: Environment
  /** What becomes of the rest when a program ends by itself; without it everything is stopped. */
  whenOneEnds?: WhenOneEnds
}

/**
 * Starts the provider and then the web application, so that whoever reaches the second finds the
 * first. `dev` prints what they print and follows changes; the others write to `logs/` in the data
 * directory.
 */
export async function startStack(
  settings: Settings,
  mode: Mode,
  { ofProvider, whenOneEnds = stopTogether }: Options = {},
): Promise<void> {
  const logs = join(settings.dataDir, 'logs')
  mkdirSync(logs, { recursive: true })
  const watching = mode === 'dev'
  const log = (name: string) => (watching ? undefined : join(logs, `${name}.log`))

  const provider = {
    name: 'The provider',
    // Open requests have 10 s, its database as long again.
    stopWithinMs: 22_000,
    log: log('provider'),
    args: watching
      ? [
          join('..', 'node_modules', 'tsx', 'dist', 'cli.mjs'),
          'watch',
          '--clear-screen=false',
          'src/main.ts',
        ]
      : ['--import', tsx, 'src/main.ts'],
    cwd: 'provider',
    env: { ...providerEnvironment(settings, mode), ...ofProvider },
  }
  const environment = webEnvironment(settings)
  const web = watching
    ? {
        name: 'The web application',
        args: [next, 'dev', '--hostname', '127.0.0.1', '--port', String(settings.port)],
        env: { ...environment, NODE_ENV: 'development' },
        log: undefined,
      }
    : webProgram(settings.port, environment, log('web'))

  const start = async (command: Command, url: string) => {
    const child = startNode(command)
    await waitUntilHealthy({ ...command, child, url })
    whenOneEnds({ command, child, url })
  }
  await start(provider, `${settings.providerUrl}/health`)
  await start(web, `http://127.0.0.1:${settings.port}/api/health`)
}

/**
 * Runs the product as the demo does, on an empty data directory, for as long as the work takes: the
 * last thing that a program does, as everything it started is stopped then.
 */
export async function onFreshStack(settings: Settings, work: () => Promise<void>): Promise<void> {
  rmSync(settings.dataDir, { recursive: true, force: true })
  await buildUnlessCurrent()
  await startStack(settings, 'demo')
  await work()
  await stopChildren()
}
