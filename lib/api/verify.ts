import type { Api } from './client'
import { attempt } from './result'
import { boolean, object, optional, single, string } from './schema'

/** The mailbox that a code goes to; `userId` names a record whose address is masked. */
export type Mailbox = { email: string; userId: number | string | null }

const verification = object({ success: boolean, verificationToken: optional(string) })

type Input = Mailbox & { code?: string; verificationToken?: string | null }

function verify(api: Api, { email, userId, code, verificationToken }: Input) {
  return attempt(
    api.post('/v1/verify', {
      body: {
        email,
        userId: userId ?? undefined,
        code,
        verificationToken: verificationToken ?? undefined,
        format: 'json',
      },
      signOutOn401: false,
      decode: single(verification),
    }),
  )
}

/** Mails a six-digit code, unless one was mailed just now. `success` is false when that failed. */
export function sendCode(api: Api, { email, userId }: Mailbox) {
  return verify(api, { email, userId })
}

/**
 * Checks a code; the token of the response proves the mailbox. A given token gains it. The error
 * code `code_used_up` means that only a new code helps.
 */
export function checkCode(
  api: Api,
  input: Mailbox & { code: string; verificationToken: string | null },
) {
  return verify(api, input)
}
