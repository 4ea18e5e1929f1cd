import { createRoute, z } from '@hono/zod-openapi'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../../../deps'
import { createApi, validationSentences } from '../../../http/api'
import type { AppContext, AppEnv } from '../../../http/context'
import { jsonBody } from '../../../http/contract'
import { HttpError, notFound } from '../../../http/errors'
import { limitRequests } from '../../../limits/limit-requests'
import { requestTranslator } from '../../../texts/translator'
import { type ApiError, invalidRequestError, missingError } from './api-error'
import { sandboxAsset } from './assets'
import { completeSetup, confirmSetup, readSetup, type SetupOutcome } from './card-setups'
import { completeChallenge, confirmIntent, type Outcome, readIntent } from './confirm-intent'
import { parseCard } from './new-card'
import { createPaymentMethod, findUnusedMethod, type PaymentMethod } from './payment-methods'
import {
  ChallengeBody,
  ConfirmBody,
  NewCardBody,
  presentIntent,
  presentPaymentMethod,
  presentSetup,
  presentToken,
  ReadBody,
} from './stripe-objects'

/** With Stripe the sandbox's addresses do not exist. */
const sandboxOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.deps.cards.name !== 'sandbox') throw notFound()
  await next()
})

const frameHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}

const apiErrorResponse = (error: ApiError, more: object = {}) =>
  new HttpError(error.type === 'card_error' ? 402 : 400, { error: { ...error, ...more } })

async function storeCard(
  { db, clock }: Deps,
  { card, billing_details }: z.infer<typeof NewCardBody>,
): Promise<PaymentMethod> {
  const now = clock.now()
  if ('token' in card) {
    const known = await findUnusedMethod(db, card.token.replace(/^tok_/, 'pm_'))
    if (!known) throw apiErrorResponse(missingError('token', 'card[token]'))
    return known
  }
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = card
  const made = parseCard({ number: number.replace(/[ -]/g, ''), expMonth, expYear, cvc }, now)
  if ('error' in made) throw apiErrorResponse(made.error)
  return createPaymentMethod(db, made.card, billing_details, now)
}

function presentOutcome(c: AppContext, { intent, error }: Outcome) {
  const presented = intent && presentIntent(intent, requestTranslator(c))
  if (error) throw apiErrorResponse(error, presented && { payment_intent: presented })
  return presented!
}

function presentSetupOutcome(c: AppContext, { setup, error }: SetupOutcome) {
  const presented = setup && presentSetup(setup, requestTranslator(c))
  if (error) throw apiErrorResponse(error, presented && { setup_intent: presented })
  return presented!
}

const hiddenRoute = { hide: true, middleware: sandboxOnly } as const
const limitedRoute = { hide: true, middleware: every(sandboxOnly, limitRequests) }
const okResponse = { 200: { description: 'As Stripe answers.' } }
const intentParam = z.object({ id: z.string().max(64) })

const asset = createRoute({
  ...hiddenRoute,
  method: 'get',
  path: '/sandbox/{file}',
  request: { params: z.object({ file: z.string() }) },
  responses: okResponse,
})
const post = <Path extends string, Body extends z.ZodType>(path: Path, body: Body) =>
  createRoute({
    ...limitedRoute,
    method: 'post',
    path,
    request: { body: jsonBody(body) },
    responses: okResponse,
  })
const postIntent = <Path extends string, Body extends z.ZodType>(path: Path, body: Body) =>
  createRoute({
    ...limitedRoute,
    method: 'post',
    path,
    request: { params: intentParam, body: jsonBody(body) },
    responses: okResponse,
  })

const methods = post('/sandbox/v1/payment_methods', NewCardBody)
const tokens = post('/sandbox/v1/tokens', NewCardBody)
const challenges = post('/sandbox/v1/challenges', ChallengeBody)
const confirmingSetup = postIntent('/sandbox/v1/setup_intents/{id}/confirm', ReadBody)
const readingSetup = postIntent('/sandbox/v1/setup_intents/{id}/read', ReadBody)
const confirm = postIntent('/sandbox/v1/payment_intents/{id}/confirm', ConfirmBody)
const read = postIntent('/sandbox/v1/payment_intents/{id}/read', ReadBody)

/** The sandbox's browser code and the part of Stripe's API that it calls. */
export const sandbox = createApi((issues) =>
  apiErrorResponse(invalidRequestError(validationSentences(issues)[0]!)),
)
  .openapi(methods, async (c) =>
    c.json(presentPaymentMethod(await storeCard(c.var.deps, c.req.valid('json')))),
  )
  .openapi(tokens, async (c) =>
    c.json(presentToken(await storeCard(c.var.deps, c.req.valid('json')))),
  )
  .openapi(confirm, async (c) => {
    const { client_secret: clientSecret, payment_method: paymentMethodId } = c.req.valid('json')
    const { db, clock } = c.var.deps
    const intentId = c.req.valid('param').id
    const request = { intentId, clientSecret, paymentMethodId }
    return c.json(presentOutcome(c, await confirmIntent(db, request, clock.now())))
  })
  .openapi(read, async (c) => {
    const { client_secret: clientSecret } = c.req.valid('json')
    const { db, clock } = c.var.deps
    const request = { intentId: c.req.valid('param').id, clientSecret }
    return c.json(presentOutcome(c, await readIntent(db, request, clock.now())))
  })
  .openapi(confirmingSetup, async (c) => {
    const { client_secret: clientSecret } = c.req.valid('json')
    const { id } = c.req.valid('param')
    return c.json(presentSetupOutcome(c, await confirmSetup(c.var.deps.db, { id, clientSecret })))
  })
  .openapi(readingSetup, async (c) => {
    const { client_secret: clientSecret } = c.req.valid('json')
    const { id } = c.req.valid('param')
    return c.json(presentSetupOutcome(c, await readSetup(c.var.deps.db, { id, clientSecret })))
  })
  .openapi(challenges, async (c) => {
    const { intent: intentId, client_secret: clientSecret, passed } = c.req.valid('json')
    const { db, clock } = c.var.deps
    if (intentId.startsWith('seti_')) {
      const { setup, error } = await completeSetup(db, { id: intentId, clientSecret, passed })
      if (!setup) throw apiErrorResponse(error!)
      return c.json(presentSetup(setup, requestTranslator(c)))
    }
    const outcome = await completeChallenge(db, { intentId, clientSecret, passed }, clock.now())
    if (!outcome.intent) throw apiErrorResponse(outcome.error!)
    return c.json(presentIntent(outcome.intent, requestTranslator(c)))
  })
  .openapi(asset, async (c) => {
    const found = await sandboxAsset(c.req.valid('param').file)
    if (!found) throw notFound()
    // A 304 replaces headers too, so it must include the frame's own policy.
    const isFrame = found.type.startsWith('text/html')
    const headers = {
      etag: found.etag,
      'cache-control': 'no-cache',
      'content-type': found.type,
      ...(isFrame && frameHeaders),
    }
    return c.req.header('if-none-match') === found.etag
      ? c.body(null, 304, headers)
      : c.body(found.body, 200, headers)
  })
