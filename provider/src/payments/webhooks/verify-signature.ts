import Stripe from 'stripe'

/** A webhook that was not signed with the secret, or was signed too long ago. */
export class SignatureError extends Error {
  constructor(reason: string) {
    super(`The webhook's signature is invalid: ${reason}`)
    this.name = 'SignatureError'
  }
}

const toleranceSeconds = 300

/**
 * Verifies a `t=…,v1=…` header over the raw bytes of a body: any of the signatures by any of the
 * secrets (two during a rotation), at most 300 s from `now` either way. Throws SignatureError.
 */
export function verifySignature(input: {
  body: Uint8Array
  header: string | undefined
  secrets: string[]
  now: Date
}): void {
  const { body, header = '', secrets, now } = input
  // Stripe's library throws a plain Error for an empty signature, and accepts a time in the future.
  const signedAt = /^t=(\d{1,12})(?:,v\d=[^,]+)+$/.exec(header)?.[1]
  if (signedAt === undefined) throw new SignatureError('no time with signatures')
  if (Number(signedAt) - now.getTime() / 1000 > toleranceSeconds)
    throw new SignatureError('from the future')
  const reasons = secrets.map((secret) => {
    try {
      const { signature } = Stripe.webhooks
      signature!.verifyHeader(body, header, secret, toleranceSeconds, undefined, now.getTime())
      return null
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return error.message
      throw error
    }
  })
  if (!reasons.includes(null)) throw new SignatureError(reasons.join(' '))
}
