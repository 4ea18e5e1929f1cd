import { hash, verify } from '@node-rs/argon2'
import { createSlots } from '../slots'

// Each needs a core and 19 MiB.
const withHashingSlot = createSlots({ concurrent: 2, waiting: 50 })

// OWASP's first choice: argon2id (the library's default), 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const normalize = (password: string) => password.normalize('NFKC')

// Hash of a random password that nobody knows, with the same cost.
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$rJMNHmUgoSgVBb7Eb2QK1g$6B+D2k+fyhHmoqeagZfupOHoIuc0iHWs/Jd3KLjirmU'

/**
 * An argon2id hash in PHC format. Any Unicode, never truncated. Throws 503 when too many hashes
 * wait.
 */
export const hashPassword = (password: string) =>
  withHashingSlot(() => hash(normalize(password), cost))

/**
 * Whether the password matches the hash. Without a hash (no such account, no password yet) it
 * returns false after the same time.
 */
export async function passwordMatches(stored: string | null | undefined, password: string) {
  const matches = await withHashingSlot(() => verify(stored ?? decoyHash, normalize(password)))
  return matches && stored !== null && stored !== undefined
}
