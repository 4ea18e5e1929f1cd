import type { Page } from '@playwright/test'
import { join, resolve } from 'node:path'
import { startNode, stopChild } from '@/scripts/stack/children'
import { freePort } from '@/scripts/stack/free-port'
import { providerEnvironment, webEnvironment, webProgram } from '@/scripts/stack/start'
import { waitUntilHealthy } from '@/scripts/stack/wait-until-healthy'
import { databaseUrl } from './database'
import { e2eSettings } from './settings'

const tsx = import.meta.resolve('tsx')
const webhookSecret = 'whsec_loopback'

type Report = { charges: { amount: number; paid: boolean }[]; violations: string[] }

/**
 * A second provider and web application on the database of the first, which charge by Stripe: by the
 * server that stands in for it in the provider's tests.
 */
export async function startStripeStack() {
  const settings = e2eSettings()
  const [webPort, providerPort, stripePort, libraryPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const url = `http://localhost:${webPort}`
  const providerUrl = `http://127.0.0.1:${providerPort}`
  const stripeUrl = `http://127.0.0.1:${stripePort}`
  const libraryUrl = `http://127.0.0.1:${libraryPort}`
  const log = (name: string) => join(settings.dataDir, 'logs', `${name}-${stripePort}.log`)

  const start = async (
    command: Parameters<typeof startNode>[0] & { log: string },
    health: string,
  ) => {
    const child = startNode(command)
    await waitUntilHealthy({ name: command.name, child, log: command.log, url: health })
    return child
  }
  const cwd = resolve('provider')
  const stripe = await start(
    {
      name: 'Stripe’s stand-in',
      args: ['--import', tsx, 'tests/support/stripe-server/main.ts'],
      cwd,
      env: {
        STRIPE_PORT: String(stripePort),
        LIBRARY_PORT: String(libraryPort),
        WEBHOOK_URL: `${providerUrl}/webhooks/cards`,
        WEBHOOK_SECRET: webhookSecret,
      },
      log: log('stripe'),
    },
    `${libraryUrl}/report`,
  )
  const own = { ...settings, providerPort, providerUrl, webUrl: url }
  const provider = await start(
    {
      name: 'The provider at Stripe',
      args: ['--import', tsx, 'src/main.ts'],
      cwd,
      env: {
        ...providerEnvironment(own, 'test'),
        DATABASE_URL: databaseUrl(),
        STRIPE_SECRET_KEY: 'sk_test_loopback',
        STRIPE_API_URL: stripeUrl,
        STRIPE_WEBHOOK_SECRETS: webhookSecret,
        STRIPE_TAX: '1',
      },
      log: log('provider'),
    },
    `${providerUrl}/health`,
  )
  const environment = { ...webEnvironment(own), STRIPE_PUBLISHABLE_KEY: 'pk_test_loopback' }
  const web = await start(
    { ...webProgram(webPort, environment), log: log('web') },
    `http://127.0.0.1:${webPort}/api/health`,
  )

  return {
    url,
    /** Answers a page's requests to Stripe's hosts, which this machine need not reach. */
    async connect(page: Page) {
      await page.route('https://js.stripe.com/**/stripe.js', async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${libraryUrl}/stripe.js` }) }),
      )
      await page.route(`${url}/stripe-fields/**`, async (route) => {
        const name = new URL(route.request().url()).pathname.split('/').at(-1)
        await route.fulfill({ response: await route.fetch({ url: `${libraryUrl}/${name}` }) })
      })
      await page.route('https://api.stripe.com/**', async (route) => {
        const { pathname, search } = new URL(route.request().url())
        const response = await route.fetch({ url: stripeUrl + pathname + search })
        const headers = { ...response.headers(), 'access-control-allow-origin': '*' }
        await route.fulfill({ response, headers })
      })
    },
    report: async (): Promise<Report> => (await fetch(`${libraryUrl}/report`)).json(),
    async stop() {
      await stopChild(web)
      await stopChild(provider)
      await stopChild(stripe)
    },
  }
}
