import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import type { AppContext } from '../http/context'
import { errorResponses, jsonBody, jsonResponse } from '../http/contract'
import { HttpError } from '../http/errors'
import { requireUser } from '../http/session'
import { type CodeProblem, findDevice, grantDevice, normalizeCode } from '../identity/device-codes'
import type { MessageCode } from '../texts/message'

const path = '/api/v1/applicaster_auth_grants'
const codes = '`code`: `code_invalid`, `code_expired` or `code_used`.'

const readRoute = createRoute({
  middleware: requireUser,
  method: 'get',
  path: `${path}/{code}`,
  summary: 'The device that shows a code',
  description: `So that a member knows what they let in. A 404 carries ${codes}`,
  request: { params: z.object({ code: z.string().max(64) }) },
  responses: {
    200: jsonResponse(
      z.object({ device_name: z.string(), expires_at: z.iso.datetime() }),
      'It waits for a grant.',
    ),
    ...errorResponses(401, 404, 429),
  },
})

const grantRoute = createRoute({
  middleware: requireUser,
  method: 'post',
  path,
  summary: 'Sign the device that shows a code in to the caller’s account',
  description: `In any case; spaces and dashes are ignored. A 422 carries ${codes}`,
  request: { body: jsonBody(z.object({ code: z.string().max(64) })) },
  responses: {
    201: jsonResponse(
      z.object({ success: z.literal(true), device_name: z.string() }),
      'The device is signed in when it asks next.',
    ),
    ...errorResponses(400, 401, 422, 429),
  },
})

const problemMessages: Record<CodeProblem, MessageCode> = {
  invalid: 'device_code_invalid',
  expired: 'device_code_expired',
  used: 'device_code_used',
}

const problem = (status: 404 | 422, kind: CodeProblem) =>
  new HttpError(status, { error: problemMessages[kind], code: `code_${kind}` })

/**
 * Runs `attempt` with a code as it is stored. Every code that fits no device counts as a guess, per
 * account and per address; one that fits counts for nothing.
 */
async function countGuesses<T extends object>(
  c: AppContext,
  typed: string,
  attempt: (code: string) => Promise<T | CodeProblem>,
): Promise<T | CodeProblem> {
  const { deps, user, address } = c.var
  const code = normalizeCode(typed)
  if (code === null) return 'invalid'
  const account = `user:${user.id}`
  await deps.limits.consume('deviceCodeGuess', account)
  if (address !== null) await deps.limits.consume('deviceCodeGuessAddress', address)
  const outcome = await attempt(code)
  if (typeof outcome === 'object') {
    await deps.limits.restore('deviceCodeGuess', account)
    if (address !== null) await deps.limits.restore('deviceCodeGuessAddress', address)
  }
  return outcome
}

export const applicasterAuthGrants = createApi('sentence')
  .openapi(readRoute, async (c) => {
    const { db, clock } = c.var.deps
    const device = await countGuesses(c, c.req.valid('param').code, (code) =>
      findDevice(db, code, clock.now()),
    )
    if (typeof device === 'string') throw problem(404, device)
    const { deviceName, expiresAt } = device
    return c.json({ device_name: deviceName, expires_at: expiresAt.toISOString() }, 200)
  })
  .openapi(grantRoute, async (c) => {
    const { deps, user } = c.var
    const device = await countGuesses(c, c.req.valid('json').code, (code) =>
      grantDevice(deps.db, { code, user, now: deps.clock.now() }),
    )
    if (typeof device === 'string') throw problem(422, device)
    return c.json({ success: true as const, device_name: device.deviceName }, 201)
  })
