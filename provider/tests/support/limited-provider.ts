import { sql } from 'drizzle-orm'
import { afterAll, afterEach } from 'vitest'
import { startProvider } from './start-provider'
import { proxySecret } from './visitors'

/**
 * A provider with rate limits for the tests of one file, stopped after them; every test starts with
 * empty counters.
 */
export async function startLimitedProvider(
  options: Pick<Parameters<typeof startProvider>[0] & object, 'deps'> = {},
) {
  const env = { RATE_LIMITS: 'on', PROXY_SECRET: proxySecret }
  const provider = await startProvider({ ...options, env })
  afterAll(() => provider.stop())
  afterEach(async () => {
    await provider.db.execute(sql`truncate rate_limits, known_addresses, password_resets`)
  })
  return provider
}
