import { createHmac, timingSafeEqual } from 'node:crypto'

/** A webhook that nobody with the secret has signed, or that was signed too long ago. */
export class SignatureError extends Error {
  constructor(reason: string) {
    super(`The webhook's signature is refused: ${reason}`)
    this.name = 'SignatureError'
  }
}

const toleranceSeconds = 300

/** As Stripe signs a body: HMAC-SHA256 over `t.body`. */
function hmac(secret: string, timestamp: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
}

function parse(header: string): { timestamp: string; signatures: Buffer[] } {
  const pairs = header.split(',').map((part) => {
    const [key = '', ...rest] = part.trim().split('=')
    return { key, value: rest.join('=') }
  })
  const timestamps = pairs.filter(({ key }) => key === 't').map(({ value }) => value)
  const signatures = pairs
    .filter(({ key, value }) => key === 'v1' && /^[0-9a-f]{64}$/.test(value))
    .map(({ value }) => Buffer.from(value, 'hex'))
  const [timestamp] = timestamps
  if (timestamps.length !== 1 || !timestamp || !/^\d{1,12}$/.test(timestamp))
    throw new SignatureError('no single time')
  return { timestamp, signatures }
}

/**
 * Checks a `t=…,v1=…` header over the raw bytes of a body: any of the signatures by any of the
 * secrets (two while one is being replaced), at most 300 s from `now` either way. Throws
 * SignatureError.
 */
export function verifySignature(input: {
  body: Uint8Array
  header: string | undefined
  secrets: string[]
  now: Date
}): void {
  if (!input.header) throw new SignatureError('missing')
  const { timestamp, signatures } = parse(input.header)
  const age = Math.abs(input.now.getTime() / 1000 - Number(timestamp))
  if (age > toleranceSeconds) throw new SignatureError('too old')
  const genuine = input.secrets.some((secret) => {
    const expected = hmac(secret, timestamp, input.body)
    return signatures.some((signature) => timingSafeEqual(signature, expected))
  })
  if (!genuine) throw new SignatureError('not ours')
}
