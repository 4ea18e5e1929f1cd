import { showChallenge } from './challenge-dialog'
import type { CardForm } from './card-form'
import type { ApiResult, SetupIntent, StripeError } from './messages'
import { callSandbox, createMethod, integrationError } from './payments'

type Result = { setupIntent: SetupIntent } | { error: StripeError }

function parseSecret(clientSecret: unknown): { id: string; client_secret: string } {
  const match =
    typeof clientSecret === 'string' ? /^(seti_\w+?)_secret_\w+$/.exec(clientSecret) : null
  if (!match)
    throw integrationError('Invalid value for client_secret: it should be seti_…_secret_….')
  return { id: match[1]!, client_secret: match[0] }
}

const asSetup = (result: ApiResult): Result =>
  result.ok ? { setupIntent: result.body as unknown as SetupIntent } : { error: result.error }

export async function retrieveSetupIntent(clientSecret: unknown): Promise<Result> {
  const { id, client_secret } = parseSecret(clientSecret)
  return asSetup(await callSandbox(`setup_intents/${id}/read`, { client_secret }))
}

/** Confirms that a card may be stored, and completes the bank's challenge. */
export async function confirmCardSetup(
  forms: Set<CardForm>,
  clientSecret: unknown,
  data: { payment_method?: unknown } = {},
): Promise<Result> {
  const { id, client_secret } = parseSecret(clientSecret)
  const method = await createMethod(forms, data.payment_method)
  if ('error' in method) return { error: method.error }
  const confirmed = asSetup(
    await callSandbox(`setup_intents/${id}/confirm`, {
      client_secret,
      ...(method.id && { payment_method: method.id }),
    }),
  )
  if ('error' in confirmed || confirmed.setupIntent.status !== 'requires_action') return confirmed
  await showChallenge(confirmed.setupIntent)
  const after = await retrieveSetupIntent(client_secret)
  if ('error' in after) return after
  const { last_setup_error: error, status } = after.setupIntent
  return status === 'requires_payment_method' && error
    ? { error: { ...error, setup_intent: after.setupIntent } }
    : after
}
