import { readEnv } from '@/lib/config/env'

/** The public URL of the site in tests. */
export const SITE = 'http://localhost:3000'

/** A request from one of this site's pages; writes have an origin, as in browsers. */
export function pageRequest(path: string, init: RequestInit = {}): Request {
  const write = init.method !== undefined && init.method !== 'GET'
  const headers = new Headers(init.headers)
  if (write && !headers.has('origin')) headers.set('origin', SITE)
  headers.set('host', new URL(SITE).host)
  return new Request(`${SITE}${path}`, { ...init, headers })
}

/** A configuration for tests with these values. */
export function testEnv(values: Record<string, string> = {}) {
  return readEnv({ NODE_ENV: 'test', NEXTAUTH_URL: SITE, ...values })
}
