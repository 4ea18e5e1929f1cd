import { channel, subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { allowOwnScripts } from '@/cache-handler/allowed-scripts.mjs'
import { env } from '@/lib/config/env'
import * as inlineScripts from '@/lib/inline-scripts/compiled'
import { startServerReports } from '@/lib/reports/server-reports'
import { firstValues } from '@/lib/routing/query-string'
import { STARTED_CHANNEL } from '@/server/lifecycle.mjs'

/**
 * Checks the configuration, ending the process when it is invalid, and sets up what every request
 * relies on.
 */
export async function startServer(): Promise<void> {
  checkConfiguration()
  subscribe('http.server.request.start', prepareRequest)
  allowOwnScripts(Object.values(inlineScripts))
  await startServerReports()
  channel(STARTED_CHANNEL).publish({})
}

// Otherwise Next.js would log the error, accept requests and respond to each of them with 500.
function checkConfiguration(): void {
  try {
    env()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Changes a request before Next.js sees it, on any server. @internal */
export function prepareRequest(message: unknown): void {
  const { request } = message as { request: IncomingMessage }
  addPeer(request)
  request.url = firstValues(request.url ?? '/')
}

/**
 * Appends the address of this server's peer to `X-Forwarded-For`, as a proxy does. Next.js only
 * sets the header when the visitor has not, so visitors could choose their address.
 *
 * @internal
 */
export function addPeer({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  const peer = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], peer].flat().filter(Boolean).join(', ')
}
