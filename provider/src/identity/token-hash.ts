import { createHash, timingSafeEqual } from 'node:crypto'

/** What is kept of a random token. Tokens have 256 random bits, so a plain digest is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Compares two secrets without telling by time how much of them agrees. */
export function sameSecret(given: string, kept: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(kept))
}
