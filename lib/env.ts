import 'server-only'
import { z } from 'zod'

const url = z.url().transform((value) => value.replace(/\/+$/, ''))

const schema = z.object({
  PROVIDER_URL: url.default('http://127.0.0.1:4000'),
})

/** The environment, read when it is first asked for, so that one build runs everywhere. */
export type Env = z.infer<typeof schema>

let known: Env | undefined

export function env(): Env {
  known ??= schema.parse(process.env)
  return known
}
