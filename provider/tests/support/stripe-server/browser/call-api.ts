import type {
  ApiResult,
  StripeError,
} from '../../../../src/payments/gateways/sandbox/browser/messages'

const api = 'https://api.stripe.com'
const key = 'pk_test_loopback'

type Values = Record<string, unknown>
type FailedResult = Extract<ApiResult, { ok: false }>

/** The result of a call without a response. */
export const unreachable = (): FailedResult => ({
  ok: false,
  error: { type: 'api_connection_error', message: 'We could not reach Stripe.' },
})

/** Fields as Stripe's API takes them: `card[number]=…`, without those that have no value. */
function toFields(values: Values, prefix = ''): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = prefix ? `${prefix}[${name}]` : name
    if (value === undefined || value === null || value === '') return []
    return typeof value === 'object'
      ? toFields(value as Values, path)
      : [[path, String(value)] satisfies [string, string]]
  })
}

/** The sandbox's call as one of Stripe's interface, with the publishable key. */
function toRequest(path: string, body: Values): [string, RequestInit] {
  if (path === 'challenges')
    return [`${api}/bank/challenges`, { method: 'POST', body: JSON.stringify(body) }]
  const fields = (more: Values = {}) => new URLSearchParams(toFields({ key, ...body, ...more }))
  const [read] = path.split('/read')
  if (read !== path) return [`${api}/v1/${read}?${fields()}`, {}]
  const confirms = path.endsWith('/confirm')
  return [
    `${api}/v1/${path}`,
    { method: 'POST', body: fields(confirms ? { use_stripe_sdk: true } : {}) },
  ]
}

/** Calls Stripe's API as its browser library does. Never throws. */
export async function callApi(address: string, body: Values): Promise<ApiResult> {
  try {
    const response = await fetch(...toRequest(address.split('/v1/')[1]!, body))
    const parsed = (await response.json()) as Values
    return response.ok
      ? { ok: true, body: parsed }
      : { ok: false, error: parsed.error as StripeError }
  } catch {
    return unreachable()
  }
}
