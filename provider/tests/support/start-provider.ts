import { createApp } from '../../src/app'
import { createDeps } from '../../src/create-deps'
import type { Deps } from '../../src/deps'
import { readEnv } from '../../src/env'
import { listen } from '../../src/listen'
import { createLog } from '../../src/log'
import { checkResponses } from './response-check'
import { createSeededDatabase, createTestDatabase } from './test-database'
import { testClock, type TestClock } from './test-clock'

type Options = {
  /** Where the clock starts; it moves only when told. */
  clock?: TestClock
  /** Environment variables; rate limits are off unless given. */
  env?: Record<string, string>
  /** Replaces dependencies after they are made. */
  deps?: (deps: Deps) => Partial<Deps>
  /** Whether its database begins with the demo's content. */
  seeded?: boolean
  /** Another provider whose database this one shares (two processes on one database). */
  database?: { url: string }
}

export type CallOptions = {
  body?: unknown
  /** Sent as a form in place of a body. */
  form?: FormData
  headers?: Record<string, string>
}

/** Loosely typed on purpose: each test states what it expects of a response. */
type Parsed = ReturnType<typeof JSON.parse>

/** The response of a call: status, headers and parsed JSON (undefined when there is none). */
export type ApiResponse<T = Parsed> = { status: number; headers: Headers; body: T }

/**
 * A provider on its own database that listens on a free loopback port: tests speak HTTP to it. Call
 * `stop` in `afterAll`.
 */
export async function startProvider(options: Options = {}) {
  const clock = options.clock ?? testClock()
  const create = options.seeded ? createSeededDatabase : createTestDatabase
  const own = options.database ? undefined : await create()
  const database = options.database ?? own!
  const env = readEnv({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    DATABASE_URL: database.url,
    DATABASE_POOL: '10',
    ...options.env,
  })
  const lines: Record<string, unknown>[] = []
  const log = createLog((line) => lines.push(JSON.parse(line)))
  const deps = createDeps(env, database.url, clock, log)
  Object.assign(deps, options.deps?.(deps))
  const mismatches = new Set<string>()
  const app = checkResponses(createApp(deps), mismatches)
  const server = await listen(app, '127.0.0.1', 0)
  const url = `http://127.0.0.1:${server.port}`

  /** One HTTP call; `path` starts with a slash, a body is sent as JSON. */
  async function call<T = Parsed>(
    method: string,
    path: string,
    { body, form, headers }: CallOptions = {},
  ) {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const result: ApiResponse<T> = {
      status: response.status,
      headers: response.headers,
      body: text && isJson ? JSON.parse(text) : text || undefined,
    }
    return result
  }

  return {
    ...deps,
    url,
    clock,
    database,
    /** What its parts are given; for tests of one part under concurrency. */
    deps,
    /** Every log line so far, parsed. */
    lines,
    call,
    stop: async () => {
      await server.close()
      await deps.background.settled()
      await deps.pool.end()
      await own?.drop()
      if (mismatches.size > 0)
        throw new Error(`Responses differ from /openapi.json:\n${[...mismatches].join('\n')}`)
    },
  }
}

export type TestProvider = Awaited<ReturnType<typeof startProvider>>
