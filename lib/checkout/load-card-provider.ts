import type { Stripe } from '@stripe/stripe-js'

/** Where the card sandbox's stand-in for the card provider's script is served, on this origin. */
const SANDBOX_SCRIPT = '/sandbox/stripe.js'
const SANDBOX_KEY = 'pk_sandbox_local'

/** How long the script may take, in milliseconds; who waits longer is told, and may ask again. */
export const CARD_SCRIPT_PATIENCE_MS = 20_000

let provider: Promise<Stripe> | null = null
let sandbox: Promise<void> | null = null

/**
 * The card provider's library, or the sandbox's where no key is set: one for the page, and a new
 * attempt after a failure. Rejects when the script cannot be had in CARD_SCRIPT_PATIENCE_MS.
 */
export function loadCardProvider(publishableKey: string | null): Promise<Stripe> {
  provider ??= inTime(load(publishableKey)).catch((error: unknown) => {
    provider = null
    throw error
  })
  return provider
}

async function load(publishableKey: string | null): Promise<Stripe> {
  if (publishableKey === null) await loadSandbox()
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey ?? SANDBOX_KEY)
  if (!stripe) throw new Error('The card provider’s script did not start')
  return stripe
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new Error('The card provider’s script did not come in time'))
    const timer = setTimeout(tooLate, CARD_SCRIPT_PATIENCE_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function loadSandbox(): Promise<void> {
  sandbox ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SANDBOX_SCRIPT
    script.onload = () => resolve()
    script.onerror = () => {
      sandbox = null
      script.remove()
      reject(new Error('The card sandbox’s script did not load'))
    }
    document.head.append(script)
  })
  return sandbox
}
