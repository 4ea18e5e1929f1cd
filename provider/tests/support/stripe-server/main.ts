import { createServer } from 'node:http'
import { stripeServerSettings } from '../env'
import { browserAsset } from './browser-assets'
import { presentCharge } from './present'
import { startStripeServer } from './start-stripe-server'
import { sendEvents } from './webhook-sender'

// Runs the server as a program, for journeys in a browser: Stripe's API, its webhooks, sent as things
// happen, and on a second port a stand-in for its browser library and what the journey may check.

const { port, libraryPort, webhook } = stripeServerSettings()
const server = await startStripeServer({ now: () => new Date(), port })
const { account } = server

async function sendForEver(): Promise<void> {
  if (account.events.length > 0) await sendEvents(account, webhook, { times: 2 })
  setTimeout(() => void sendForEver(), 100)
}
void sendForEver()

const assets = createServer(async (request, response) => {
  const name = request.url!.slice(1).split('?')[0]!
  if (name === 'report') {
    const charges = [...account.charge.values()].map((row) => presentCharge(account, row))
    return response.end(JSON.stringify({ charges, violations: server.takeViolations() }))
  }
  const asset = await browserAsset(name)
  response
    .writeHead(asset ? 200 : 404, { 'content-type': asset?.type ?? 'text/plain' })
    .end(asset?.body)
})
assets.listen(libraryPort, '127.0.0.1')
