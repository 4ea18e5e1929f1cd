import { randomUUID } from 'node:crypto'

/** The caller's request id when it looks like one, else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id')
  return given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}
