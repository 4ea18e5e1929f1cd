import { baseUrl } from './base-url'
import { callApi } from './call-api'
import type { CardForm } from './card-form'
import { showChallenge } from './challenge-dialog'
import { CardElement } from './element'
import type { ApiResult, PaymentIntent, StripeError } from './messages'

export type Fields = { type?: string; card?: unknown; billing_details?: unknown }
type Failed = { error: StripeError }

export const integrationError = (message: string) =>
  Object.assign(new Error(message), { name: 'IntegrationError' })

/** Posts to a path of the sandbox's API. */
export const callSandbox = (path: string, body: Record<string, unknown>) =>
  callApi(new URL(`v1/${path}`, baseUrl).href, body)

function namedResult<T>(name: string, result: ApiResult): Failed | Record<string, T> {
  return result.ok ? { [name]: result.body as T } : { error: result.error }
}

/** Sends a card, typed into fields or given as a token, to be stored under an id. */
function sendCard(
  forms: Set<CardForm>,
  path: string,
  card: unknown,
  body: Record<string, unknown>,
): Promise<ApiResult> {
  if (card instanceof CardElement) {
    const form = [...forms].find((each) => each.owns(card))
    if (!form) throw integrationError('The card element does not belong to this Stripe instance.')
    return form.sendCard(`v1/${path}`, body)
  }
  const token = (card as { token?: unknown } | null | undefined)?.token
  if (typeof token !== 'string') throw integrationError('A card element or a token is needed.')
  return callSandbox(path, { ...body, card: { token } })
}

export async function createPaymentMethod(forms: Set<CardForm>, fields: Fields) {
  const { type = 'card', card, billing_details = {} } = fields
  if (type !== 'card') throw integrationError('The sandbox takes cards only.')
  return namedResult(
    'paymentMethod',
    await sendCard(forms, 'payment_methods', card, { type, billing_details }),
  )
}

/** A payment method from what the payer has confirmed in a wallet. */
export async function createWalletMethod(form: CardForm) {
  const token = form.takeWalletToken()
  if (token === null) throw integrationError('Nothing was confirmed in a wallet.')
  const result = await callSandbox('payment_methods', { type: 'card', card: { token } })
  return namedResult('paymentMethod', result)
}

export async function createToken(forms: Set<CardForm>, card: unknown, data: object = {}) {
  return namedResult(
    'token',
    await sendCard(forms, 'tokens', card, { billing_details: { ...data } }),
  )
}

function parseSecret(clientSecret: unknown): { id: string; client_secret: string } {
  const match =
    typeof clientSecret === 'string' ? /^(pi_\w+?)_secret_\w+$/.exec(clientSecret) : null
  if (!match) throw integrationError('Invalid value for client_secret: it should be pi_…_secret_….')
  return { id: match[1]!, client_secret: match[0] }
}

const asIntent = (result: ApiResult): Failed | { paymentIntent: PaymentIntent } =>
  result.ok ? { paymentIntent: result.body as unknown as PaymentIntent } : { error: result.error }

export async function retrievePaymentIntent(clientSecret: unknown) {
  const { id, client_secret } = parseSecret(clientSecret)
  return asIntent(await callSandbox(`payment_intents/${id}/read`, { client_secret }))
}

/** Shows the bank's challenge, if there is one, and returns its outcome. */
export async function handleNextAction(clientSecret: unknown) {
  const before = await retrievePaymentIntent(clientSecret)
  if ('error' in before || before.paymentIntent.status !== 'requires_action') return before
  await showChallenge(before.paymentIntent)
  const after = await retrievePaymentIntent(clientSecret)
  if ('error' in after) return after
  const { last_payment_error: error, status } = after.paymentIntent
  return status === 'requires_payment_method' && error
    ? { error: { ...error, payment_intent: after.paymentIntent } }
    : after
}

/** The id of a payment method that is given, or made of the fields; empty when there is neither. */
export async function createMethod(
  forms: Set<CardForm>,
  method: unknown,
): Promise<Failed | { id?: string }> {
  if (method === undefined || method === null) return {}
  if (typeof method === 'string') return { id: method }
  const { card, billing_details } = method as Fields
  const made = await createPaymentMethod(forms, { card, billing_details: billing_details ?? {} })
  if ('error' in made) return { error: made.error as StripeError }
  return { id: (made.paymentMethod as unknown as { id: string }).id }
}

/** Confirms a payment with a card and completes the bank's challenge. */
export async function confirmCardPayment(
  forms: Set<CardForm>,
  clientSecret: unknown,
  data: { payment_method?: unknown } = {},
  options: { handleActions?: boolean } = {},
) {
  const { id, client_secret } = parseSecret(clientSecret)
  const method = await createMethod(forms, data.payment_method)
  if ('error' in method) return method
  const confirmed = asIntent(
    await callSandbox(`payment_intents/${id}/confirm`, {
      client_secret,
      ...(method.id && { payment_method: method.id }),
    }),
  )
  if ('error' in confirmed || options.handleActions === false) return confirmed
  return confirmed.paymentIntent.status === 'requires_action'
    ? handleNextAction(client_secret)
    : confirmed
}
