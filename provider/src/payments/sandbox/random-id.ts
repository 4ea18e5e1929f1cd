import { randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id as Stripe writes them: a prefix and 24 random letters and digits (142 bits). */
export function randomId(prefix: string): string {
  const characters = [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length])
  return `${prefix}_${characters.join('')}`
}
