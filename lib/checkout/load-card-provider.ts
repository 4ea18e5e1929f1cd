import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { withTimeout } from '@/lib/browser/poll'

/** Where the card sandbox's stand-in for the card provider's script is served, on this origin. */
const SANDBOX_SCRIPT = '/sandbox/stripe.js'
const SANDBOX_KEY = 'pk_sandbox_local'
const PROVIDER_ORIGIN = 'https://js.stripe.com/'

/**
 * How long the script may take, in milliseconds; who waits longer is told, and may ask again.
 */
export const CARD_SCRIPT_TIMEOUT_MS = 20_000

let provider: Promise<Stripe> | null = null
let isLoaded = false
let hasFailed = false

/**
 * The card provider's library, or the sandbox's where no key is set: one for the page, and a new
 * attempt after a failure. `again` gives up an attempt that is under way. Rejects when the script
 * cannot be had in CARD_SCRIPT_TIMEOUT_MS, or does not start.
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
  // The package holds on to a script that hangs, or whose start failed: it is asked for here then.
  const start = await loadScript(failed?.src ?? SANDBOX_SCRIPT)
  return start(publishableKey ?? SANDBOX_KEY)
}

type CardWindow = { Stripe?: StripeConstructor }

/** Asks for the script, whatever became of an earlier request for it. */
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
