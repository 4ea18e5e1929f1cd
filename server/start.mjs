import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { Server } from 'node:http'
import { parseArgs } from 'node:util'
import { createWebServer } from './create-server.mjs'
import { createStop, STARTED_CHANNEL } from './lifecycle.mjs'

/** How long open requests may take after SIGTERM, in milliseconds. */
const GRACE_MS = 10_000

// React and Next.js select their production builds by it when they are loaded.
process.env.NODE_ENV ||= 'production'
// The settings as they were built: reading `next.config.ts` loads a compiler into memory for good.
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
const { default: next } = await import('next')

const { values } = parseArgs({
  options: { hostname: { type: 'string' }, port: { type: 'string' } },
})
const port = Number(values.port ?? process.env.PORT ?? 3000)
const { hostname } = values

// Next.js handles upgrades on the server passed to it. The product uses none, and upgraded sockets
// have no timeouts, so it gets a server that does not listen.
const app = next({ dev: false, hostname, port, httpServer: new Server() })
const started = new Promise((resolve) => subscribe(STARTED_CHANNEL, resolve))
await app.prepare()
await started

// Read after `prepare`, which also loads `.env`.
const origin = process.env.NEXTAUTH_URL || 'http://localhost:3000'
const trustedProxies = Number(process.env.TRUSTED_PROXIES || 0)
const server = createWebServer({ handle: app.getRequestHandler(), origin, trustedProxies })
const stopServer = createStop(server, GRACE_MS)

server.once('error', (error) => {
  console.error(`The web application cannot listen on port ${port}: ${error.message}`)
  process.exit(1)
})
server.listen(port, hostname, () => console.warn(`The web application listens on port ${port}.`))

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  await stopServer()
  await app.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
