import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import type { AppContext } from '../http/context'
import { bodyId, errorResponses, jsonBody, jsonResponse } from '../http/contract'
import { HttpError } from '../http/errors'
import { isEmail, normalizeEmail } from '../identity/contact-details'
import { type CodeOutcome, sendCode, tryCode } from '../identity/verification-codes'
import { recordProof } from '../identity/verified-emails'
import { codeAddress } from '../studios/studio-members'
import { requestTranslator } from '../texts/translator'

const Verification = z
  .object({
    email: z.string().refine(isEmail),
    code: z.string().optional().openapi({ description: 'Without it a code is mailed.' }),
    user_id: bodyId.optional().openapi({
      description: 'A record whose address was masked: the code goes to that address.',
    }),
    verification_token: z.string().optional().openapi({
      description: 'A token that gains the address.',
    }),
  })
  .openapi('Verification')

const VerificationResult = z
  .object({
    success: z.boolean().openapi({ description: 'False when the mail could not be sent.' }),
    verification_token: z.string().optional(),
  })
  .openapi('VerificationResult')

const route = createRoute({
  method: 'post',
  path: '/api/v1/verify',
  summary: 'Mail a code, or check it',
  description:
    'A code of six digits is valid for ten minutes and five tries; one younger than 30 seconds is ' +
    'not sent again. A 422 carries `code`: `code_wrong`, `code_used_up` after the fifth try, or ' +
    '`code_expired`. Then 429 until a new code is sent.',
  request: { body: jsonBody(Verification) },
  responses: {
    200: jsonResponse(VerificationResult, 'Sent; or right, with the token that proves it.'),
    ...errorResponses(400, 422, 429),
  },
})

const refusals: Record<Exclude<CodeOutcome, 'right'>, () => HttpError> = {
  wrong: () => new HttpError(422, { errors: ['code_wrong'], code: 'code_wrong' }),
  last: () => new HttpError(422, { errors: ['code_used_up'], code: 'code_used_up' }),
  expired: () => new HttpError(422, { errors: ['code_expired'], code: 'code_expired' }),
  // A new code can be asked for at once or within half a minute.
  locked: () =>
    new HttpError(429, { error: 'code_used_up', code: 'code_used_up' }, { 'retry-after': '30' }),
}

/** Checks a code; returns the token that proves the address. Throws 422 or 429 for the others. */
async function checkCode(
  c: AppContext,
  email: string,
  given: { code: string; token: string | undefined },
) {
  const { deps, address } = c.var
  if (address !== null) await deps.limits.consume('codeCheckAddress', address)
  const outcome = await tryCode(deps, email, given.code.trim())
  if (outcome !== 'right') throw refusals[outcome]()
  return recordProof(deps.db, { email, token: given.token, now: deps.clock.now() })
}

export const verify = createApi('list').openapi(route, async (c) => {
  const { deps, address } = c.var
  const { email: given, code, user_id: recordId, verification_token: token } = c.req.valid('json')
  const email = await codeAddress(deps.db, normalizeEmail(given), recordId)
  if (code !== undefined) {
    const verificationToken = await checkCode(c, email, { code, token })
    return c.json({ success: true, verification_token: verificationToken }, 200)
  }
  if (address !== null) await deps.limits.consume('codeAddress', address)
  return c.json({ success: await sendCode(deps, email, requestTranslator(c)) }, 200)
})
