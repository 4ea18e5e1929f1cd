import { randomBytes } from 'node:crypto'
import { hashToken } from './token-hash'

const random = () => randomBytes(32).toString('base64url')

/** A new token and client (256 random bits each) and what is kept of the token. */
export function newCredentials() {
  const token = random()
  return { token, client: random(), tokenHash: hashToken(token) }
}

export type Credentials = { token: string; client: string; uid: string }

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether these can be credentials at all; PostgreSQL refuses a uid that is no UUID. */
export const arePlausible = ({ client, uid }: Credentials) =>
  uuidShape.test(uid) && client.length <= 100
