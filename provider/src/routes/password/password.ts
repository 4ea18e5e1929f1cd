import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../../http/api'
import { jsonResponse, jsonBody, errorResponses } from '../../http/contract'
import { changePassword } from './change-password'
import { requestReset } from './request-reset'

const Success = z.object({ success: z.literal(true) }).openapi('Success')
const text = z.string().max(2_000)

const ResetRequest = z.object({ email: text, redirect_url: text }).openapi('PasswordResetRequest')

const requestResetRoute = createRoute({
  method: 'post',
  path: '/api/v1/users/password',
  request: { body: jsonBody(ResetRequest) },
  responses: {
    200: jsonResponse(
      Success,
      'If the email has an account, a link is on its way; valid 30 minutes, once.',
    ),
    ...errorResponses(400, 422, 429),
  },
})

const PasswordChange = z
  .object({
    password: z.string(),
    password_confirmation: z.string(),
    current_password: text.optional(),
  })
  .openapi('PasswordChange')

const changePasswordRoute = createRoute({
  method: 'put',
  path: '/api/v1/users/password',
  security: [{ accessToken: [], client: [], uid: [] }],
  description:
    'With the headers of a reset link, or of a session. A session in which the password was not ' +
    'entered within ten minutes also shows `current_password`; the 403 without it carries ' +
    '`code: "recent_sign_in_required"`.',
  request: { body: jsonBody(PasswordChange) },
  responses: {
    200: jsonResponse(Success, 'Changed; other sessions have ended.'),
    ...errorResponses(400, 401, 403, 422, 429, 503),
  },
})

const success = { success: true } as const

export const password = createApi('list')
  .openapi(requestResetRoute, async (c) => {
    await requestReset(c, c.req.valid('json'))
    return c.json(success, 200)
  })
  .openapi(changePasswordRoute, async (c) => {
    await changePassword(c, c.req.valid('json'))
    return c.json(success, 200)
  })
