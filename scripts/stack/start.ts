import type { ChildProcess } from 'node:child_process'
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

/** The environment of the provider for running locally, with the card sandbox and the outbox. */
export function providerEnvironment(settings: Settings, mode: Mode): Environment {
  const secrets = localSecrets(settings.dataDir)
  return {
    NODE_ENV: mode === 'demo' ? 'production' : mode === 'dev' ? 'development' : 'test',
    ALLOW_SANDBOX: '1',
    // Every test is a different user, but all requests come from this machine.
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

/** The environment of the web application for that provider. */
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

/** How Node.js runs the web server, the same as in `npm start`. */
const nodeOptions = ['--max-old-space-size=192', '--max-semi-space-size=8', '--v8-pool-size=2']
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Arguments of `startNode` for the built web application. */
export function webProgram(port: number, env: Environment, log?: string) {
  const args = [...nodeOptions, server, '--hostname', '127.0.0.1', '--port', String(port)]
  return { name: 'The web application', args, env: { ...allocator, ...env }, log }
}

type Options = {
  /** Additional environment variables of the provider. */
  ofProvider?: Environment
  /** What to do when a program exits by itself; by default everything is stopped. */
  whenOneEnds?: WhenOneEnds
}

/**
 * Starts the provider and then the web application, so that the provider is ready when the web
 * application is. `dev` prints their output and watches for changes; other modes write to `logs/`
 * in the data directory. Returns the first process of the web application.
 */
export async function startStack(
  settings: Settings,
  mode: Mode,
  { ofProvider, whenOneEnds = stopTogether }: Options = {},
): Promise<{ web: ChildProcess }> {
  const logs = join(settings.dataDir, 'logs')
  mkdirSync(logs, { recursive: true })
  const watching = mode === 'dev'
  const log = (name: string) => (watching ? undefined : join(logs, `${name}.log`))

  const provider = {
    name: 'The provider',
    // Running requests get 10 s, and so does the database.
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
    return child
  }
  await start(provider, `${settings.providerUrl}/health`)
  return { web: await start(web, `http://127.0.0.1:${settings.port}/api/health`) }
}

/**
 * Runs the product like the demo, on an empty data directory, during `work`. Must be the last step
 * of a program, because it stops everything that was started.
 */
export async function onFreshStack(
  settings: Settings,
  work: (programs: { web: ChildProcess }) => Promise<void>,
): Promise<void> {
  rmSync(settings.dataDir, { recursive: true, force: true })
  await buildUnlessCurrent()
  await work(await startStack(settings, 'demo'))
  await stopChildren()
}
