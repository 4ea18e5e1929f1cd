import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/env'
import { startServerReports } from '@/lib/reports/server-reports'

/** Checks the configuration and sets up what every request relies on. Throws when it is refused. */
export async function startServer(): Promise<void> {
  env()
  subscribe('http.server.request.start', addPeer)
  await startServerReports()
}

/**
 * Adds the address of this server's peer to `X-Forwarded-For`, as a proxy does. Next.js fills the
 * header only when the visitor has not, so that everybody could choose their address.
 */
export function addPeer(message: unknown): void {
  const { request } = message as { request: IncomingMessage }
  const given = request.headers['x-forwarded-for']
  const peer = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  request.headers['x-forwarded-for'] = [given, peer].flat().filter(Boolean).join(', ')
}
