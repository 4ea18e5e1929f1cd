import type { Stripe } from '@stripe/stripe-js'

/** Where the card sandbox's stand-in for the card provider's script is served, on this origin. */
const SANDBOX_SCRIPT = '/sandbox/stripe.js'
const SANDBOX_KEY = 'pk_sandbox_local'

let sandbox: Promise<void> | null = null

/**
 * Loads the card provider's script, or the sandbox's where no key is set; may be called again after a
 * failure. Rejects when the script cannot be had.
 */
export async function loadCardProvider(publishableKey: string | null): Promise<Stripe> {
  if (publishableKey === null) await loadSandbox()
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey ?? SANDBOX_KEY)
  if (!stripe) throw new Error('The card provider’s script did not start')
  return stripe
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
