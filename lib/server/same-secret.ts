import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal, in a time that does not tell how much of them is. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
