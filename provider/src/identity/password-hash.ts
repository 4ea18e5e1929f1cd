import { hash, verify } from '@node-rs/argon2'
import { inHashingQueue } from './hashing-queue'

// OWASP's first choice: argon2id (the library's default), 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const normal = (password: string) => password.normalize('NFKC')

// Of a random password that nobody knows, with the same cost.
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$rJMNHmUgoSgVBb7Eb2QK1g$6B+D2k+fyhHmoqeagZfupOHoIuc0iHWs/Jd3KLjirmU'

/** An argon2id hash in PHC form. Any Unicode, no cut at any length. Throws 503 when too many wait. */
export const hashPassword = (password: string) => inHashingQueue(() => hash(normal(password), cost))

/**
 * Whether the password belongs to the hash. Without a hash (no such account, no password yet) it
 * takes the same time and answers false.
 */
export async function passwordMatches(stored: string | null | undefined, password: string) {
  const matches = await inHashingQueue(() => verify(stored ?? decoy, normal(password)))
  return matches && stored !== null && stored !== undefined
}
