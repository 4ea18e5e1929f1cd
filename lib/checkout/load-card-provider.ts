import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { withTimeout } from '@/lib/browser/poll'

/** Path of the sandbox script that replaces the card provider's, on this origin. */
const SANDBOX_SCRIPT = '/sandbox/stripe.js'
const SANDBOX_KEY = 'pk_sandbox_local'
const PROVIDER_ORIGIN = 'https://js.stripe.com/'

/** Timeout of the script in milliseconds; after it an error with a retry button is shown. */
export const CARD_SCRIPT_TIMEOUT_MS = 20_000

let provider: Promise<Stripe> | null = null
let isLoaded = false
let hasFailed = false

/**
 * Loads the card provider's library, or the sandbox's when no key is set: once per page, and again
 * after a failure. `again` abandons a load in progress. Rejects when the script does not load
 * within CARD_SCRIPT_TIMEOUT_MS or does not start.
 */
export function loadCardProvider(
  publishableKey: string | null,
  { again = false } = {},
): Promise<Stripe> {
  if (again && provider && !isLoaded) forget()
  if (provider) return provider
  const message = 'The card provider’s script did not come in time'
  const loading = withTimeout(load(publishableKey), CARD_SCRIPT_TIMEOUT_MS, message)
  provider = loading
  loading.then(
    () => (isLoaded = true),
    () => {
      if (provider === loading) forget()
    },
  )
  return loading
}

function forget(): void {
  provider = null
  hasFailed = true
}

async function load(publishableKey: string | null): Promise<Stripe> {
  const failed = document.querySelector<HTMLScriptElement>(`script[src^="${PROVIDER_ORIGIN}"]`)
  if (publishableKey !== null && !(hasFailed && failed)) {
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    const stripe = await loadStripe(publishableKey)
    if (!stripe) throw new Error('The card provider’s script did not start')
    return stripe
  }
  // The package keeps a script that hangs or failed to start, so it is loaded without the package
  // then.
  const start = await loadScript(failed?.src ?? SANDBOX_SCRIPT)
  return start(publishableKey ?? SANDBOX_KEY)
}

type CardWindow = { Stripe?: StripeConstructor }

/** Loads the script anew, regardless of earlier requests for it. */
function loadScript(source: string): Promise<StripeConstructor> {
  document.querySelector(`script[src="${source}"]`)?.remove()
  const own = window as CardWindow
  delete own.Stripe
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () =>
      own.Stripe
        ? resolve(own.Stripe)
        : reject(new Error('The card provider’s script did not start'))
    script.onerror = () => reject(new Error('The card provider’s script did not load'))
    document.head.append(script)
  })
}
