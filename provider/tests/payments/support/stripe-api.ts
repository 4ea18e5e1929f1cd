import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Params = Record<string, string>
type Reply = { status?: number; body: object }
type Subscription = {
  id: string
  object: 'subscription'
  status: string
  metadata: object
  latest_invoice: object
  cancel_at_period_end: boolean
  items: object
}
export type Received = { method: string; path: string; params: Params; key: string | undefined }

const refusal = (message: string, more: object = {}): Reply => ({
  status: 402,
  body: { error: { type: 'card_error', code: 'card_declined', message, ...more } },
})
const invalid = (message: string, more: object = {}): Reply => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message, ...more } },
})

async function readForm(request: IncomingMessage): Promise<Params> {
  let text = ''
  for await (const chunk of request) text += chunk
  return Object.fromEntries(new URLSearchParams(text))
}

/**
 * The few calls of Stripe's API that the gateway makes, over HTTP, with its idempotency: the same
 * key returns the first response again, with other parameters an error.
 */
export async function startStripeApi() {
  const received: Received[] = []
  const subscriptions = new Map<string, Subscription>()
  /** The promotion codes of the account; a subscription with any other is rejected. */
  const promotionCodes = new Set<string>()
  /** The invoices of a subscription, by its id. */
  const paidInvoices = new Map<string, object[]>()
  const upcoming = { object: 'invoice', amount_due: 25_559, total_taxes: [{ amount: 1560 }] }
  const responses = new Map<string, { params: string; reply: Reply }>()
  let serial = 0
  const cards = new Map<string, string>()
  const postalCodes = new Map<string, string>()

  function createSubscription(params: Params): Reply {
    const code = params['discounts[0][promotion_code]']
    if (code && !promotionCodes.has(code))
      return invalid(`No such promotion code: '${code}'`, {
        code: 'resource_missing',
        param: 'discounts[0][promotion_code]',
      })
    const located = postalCodes.get(params.customer!) ?? '00000'
    if (params['automatic_tax[enabled]'] === 'true' && located === '00000')
      return invalid("The customer's location isn't recognized.", {
        code: 'customer_tax_location_invalid',
      })
    const id = `sub_${(serial += 1)}`
    const trial = params.trial_period_days !== undefined
    const subscription: Subscription = {
      id,
      object: 'subscription',
      status: trial ? 'trialing' : 'incomplete',
      metadata: { reference: params['metadata[reference]'] },
      cancel_at_period_end: false,
      items: { data: [{ current_period_end: 1_900_000_000 }] },
      latest_invoice: {
        id: `in_${serial}`,
        object: 'invoice',
        confirmation_secret: trial ? null : { client_secret: `pi_${serial}_secret_x`, type: 'x' },
        payments: { data: [{ status: 'paid', payment: { payment_intent: `pi_${serial}` } }] },
      },
    }
    subscriptions.set(id, subscription)
    return { body: subscription }
  }

  function response({ method, path, params }: Received): Reply {
    const [, resource, id = '', action] = path.slice(1).split('/')
    if (resource === 'customers') {
      const own = id || `cus_${(serial += 1)}`
      const card = params['invoice_settings[default_payment_method]']
      if (card) cards.set(own, card)
      const postalCode = params['address[postal_code]']
      if (postalCode) postalCodes.set(own, postalCode)
      const settings = { default_payment_method: cards.get(own) ?? null }
      return { body: { id: own, object: 'customer', invoice_settings: settings } }
    }
    if (resource === 'products')
      return invalid('Product already exists.', { code: 'resource_already_exists' })
    if (resource === 'payment_methods' && action === 'attach')
      return id === 'pm_declined' ? refusal('Your card was declined.') : { body: { id } }
    if (resource === 'refunds') return { body: { id: 're_1', object: 'refund' } }
    if (resource === 'tax')
      return params['customer_details[address][postal_code]'] === '00000'
        ? invalid('Location invalid', { code: 'customer_tax_location_invalid' })
        : { body: { object: 'tax.calculation', tax_amount_exclusive: 123 } }
    if (resource === 'invoices' && id === '')
      return {
        body: {
          object: 'list',
          has_more: false,
          data: paidInvoices.get(params.subscription!) ?? [],
        },
      }
    if (resource === 'invoices' && id === 'create_preview') return { body: upcoming }
    if (resource === 'invoices') {
      const found = [...subscriptions.values()].find(
        (each) => (each.latest_invoice as { id: string }).id === id,
      )!
      if (found.status !== 'incomplete') return invalid('You can only void open invoices.')
      found.status = 'incomplete_expired'
      return { body: { id, object: 'invoice', status: 'void' } }
    }
    if (method === 'POST') return createSubscription(params)
    const subscription = subscriptions.get(id)!
    if (method === 'DELETE') subscription.status = 'canceled'
    return { body: subscription }
  }

  function respondOnce(call: Received): Reply {
    if (!call.key) return response(call)
    const params = JSON.stringify([call.path, call.params])
    const known = responses.get(call.key)
    if (known && known.params !== params)
      return {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'Keys differ.' } },
      }
    const reply = known?.reply ?? response(call)
    responses.set(call.key, { params, reply })
    return reply
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe')
    const header = request.headers['idempotency-key']
    const key = typeof header === 'string' ? header : undefined
    const params = { ...Object.fromEntries(searchParams), ...(await readForm(request)) }
    const call = { method: request.method!, path: pathname, params, key }
    received.push(call)
    const { status = 200, body } = respondOnce(call)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    api: { host: '127.0.0.1', port, protocol: 'http' as const },
    received,
    subscriptions,
    promotionCodes,
    paidInvoices,
    stop: () => new Promise((done) => server.close(done)),
  }
}
