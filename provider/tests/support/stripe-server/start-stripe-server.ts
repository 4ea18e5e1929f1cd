import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { createAccount, type PromotionCode } from './account'
import { StripeApiError } from './api-error'
import { checkRequest, type Operation } from './check-request'
import { createIdempotency, type Reply } from './idempotency'
import { parseForm } from './parse-form'
import { answerChallenge, settleSlowPayments } from './payments'
import { handlers, matchOperation } from './routes'
import { answerSetup } from './setups'
import { expireUnpaid } from './subscriptions'

export const secretKey = 'sk_test_loopback'
export const publishableKey = 'pk_test_loopback'

/** Operations that the browser calls with the publishable key; all others need the secret one. */
const ofBrowser: Operation[] = [
  'POST /v1/payment_methods',
  'GET /v1/payment_intents/:id',
  'POST /v1/payment_intents/:id/confirm',
]

type Call = { name: Operation; id: string; form: string; key: string | undefined }

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/**
 * Stripe's API on a free loopback port. `now` is its clock. `stop` ends it and throws when it got a
 * request that Stripe's interface does not allow.
 */
export async function startStripeServer({ now, port = 0 }: { now: () => Date; port?: number }) {
  const account = createAccount(now)
  const once = createIdempotency(now)
  const calls: { name: Operation; params: object; key: string | undefined }[] = []
  const violations: string[] = []
  const faults: { name: Operation; when: 'before' | 'after' }[] = []

  function refuse(status: number, message: string): never {
    violations.push(message)
    throw new StripeApiError(status, { type: 'invalid_request_error', message })
  }

  function checkHeaders({ name, form }: Call, { headers, method }: IncomingMessage) {
    const { authorization, 'stripe-version': version, 'content-type': type } = headers
    const key = new URLSearchParams(form).get('key')
    if (ofBrowser.includes(name) && (key !== null || !authorization)) {
      return key === publishableKey || refuse(401, `Invalid publishable key for ${name}`)
    }
    if (authorization !== `Bearer ${secretKey}`) refuse(401, `Invalid API Key for ${name}`)
    if (version !== Stripe.API_VERSION) refuse(400, `Invalid Stripe API version for ${name}`)
    if (method === 'POST' && form && !type?.startsWith('application/x-www-form-urlencoded'))
      refuse(400, `Invalid content type for ${name}`)
  }

  function respond(call: Call, request: IncomingMessage): Reply {
    checkHeaders(call, request)
    const { name, id, form, key } = call
    const params = parseForm(form)
    let checked: object
    try {
      checked = checkRequest(name, params)
    } catch (error) {
      if (error instanceof StripeApiError) violations.push(`${name}: ${error.message}`)
      throw error
    }
    calls.push({ name, params: checked, key })
    settleSlowPayments(account)
    expireUnpaid(account)
    return once(key, `${name} ${id} ${form}`, () => {
      try {
        const handle = handlers[name] as (...given: [typeof account, object, string]) => object
        return { status: 200, body: handle(account, checked, id) }
      } catch (error) {
        return toReply(error)
      }
    })
  }

  const toReply = (error: unknown): Reply => {
    if (error instanceof StripeApiError)
      return { status: error.status, body: { error: error.error } }
    throw error
  }

  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url!, 'http://stripe')
    const body = await readBody(request)
    const send = ({ status, body: reply }: Reply) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': account.id('req') })
        .end(JSON.stringify(reply))
    try {
      if (pathname === '/bank/challenges') {
        const answer = JSON.parse(body) as Parameters<typeof answerChallenge>[1]
        const isSetup = answer.intent.startsWith('seti_')
        const answered = isSetup
          ? answerSetup(account, answer.intent, answer.passed)
          : answerChallenge(account, answer)
        return send({ status: 200, body: answered })
      }
      const found = matchOperation(request.method!, pathname)
      if (!found) return refuse(404, `Unrecognized request URL (${request.method}: ${pathname})`)
      const header = request.headers['idempotency-key']
      const key = typeof header === 'string' ? header : undefined
      const at = faults.findIndex(({ name }) => name === found.name)
      const [fault] = at < 0 ? [] : faults.splice(at, 1)
      if (fault?.when === 'before') return response.destroy()
      const reply = respond({ ...found, form: body || search.slice(1), key }, request)
      if (fault) return response.destroy()
      send(reply)
    } catch (error) {
      if (error instanceof StripeApiError) return send(toReply(error))
      violations.push(String(error))
      send({ status: 500, body: { error: { type: 'api_error', message: String(error) } } })
    }
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    account,
    /** Every accepted request, oldest first. */
    calls,
    callsOf: (name: Operation) => calls.filter((call) => call.name === name),
    addPromotionCode: (code: PromotionCode) => account.promotion_code.set(code.id, code),
    /** Loses the next calls of an operation, before or after they have had their effect. */
    loseResponses: (name: Operation, when: 'before' | 'after', count: number) =>
      faults.push(...Array.from({ length: count }, () => ({ name, when }))),
    /** Requests that were refused, for tests of the refusal itself; they do not fail `stop` then. */
    takeViolations: () => violations.splice(0),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      if (violations.length > 0)
        throw new Error(`Requests that Stripe would refuse:\n${violations.join('\n')}`)
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>
