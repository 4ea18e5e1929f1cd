import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** The stored form of a random token. Tokens have 256 random bits, so a plain digest is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Compares two secrets in constant time. */
export function secretsMatch(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** A new token of 256 random bits. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** A new token and client (256 random bits each) and the hash of the token. */
export function newCredentials() {
  const token = randomToken()
  return { token, client: randomToken(), tokenHash: hashToken(token) }
}

export type Credentials = { token: string; client: string; uid: string }

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether credentials are well-formed; PostgreSQL rejects a uid that is not a UUID. */
export const areWellFormed = ({ client, uid }: Credentials) =>
  uuidPattern.test(uid) && client.length <= 100
