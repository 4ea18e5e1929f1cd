import { hash } from '@node-rs/argon2'

// OWASP's first choice: 19 MiB, two passes, one lane; the algorithm's default is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An argon2id hash in PHC form. Any Unicode, no cut at any length. */
export const hashPassword = (password: string) => hash(password.normalize('NFKC'), cost)
