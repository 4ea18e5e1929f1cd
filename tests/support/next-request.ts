import { readEnv } from '@/lib/config/env'

/** The address at which people open the product in these tests. */
export const SITE = 'http://localhost:3000'

/** A request as this site's pages make it: a write names its origin, as browsers do. */
export function pageRequest(path: string, init: RequestInit = {}): Request {
  const write = init.method !== undefined && init.method !== 'GET'
  const headers = new Headers(init.headers)
  if (write && !headers.has('origin')) headers.set('origin', SITE)
  headers.set('host', new URL(SITE).host)
  return new Request(`${SITE}${path}`, { ...init, headers })
}

/** A configuration for tests, with only these values given. */
export function testEnv(values: Record<string, string> = {}) {
  return readEnv({ NODE_ENV: 'test', NEXTAUTH_URL: SITE, ...values })
}
