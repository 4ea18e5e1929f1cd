import { createRoute, z } from '@hono/zod-openapi'
import { json, jsonBody, refusals } from '../../http/contract'

const Success = z.object({ success: z.literal(true) }).openapi('Success')
const text = z.string().max(2_000)

const ResetRequest = z.object({ email: text, redirect_url: text }).openapi('PasswordResetRequest')

export const requestResetRoute = createRoute({
  method: 'post',
  path: '/api/v1/users/password',
  request: { body: jsonBody(ResetRequest) },
  responses: {
    200: json(
      Success,
      'If the email has an account, a link is on its way; valid 30 minutes, once.',
    ),
    ...refusals(400, 422, 429),
  },
})

const PasswordChange = z
  .object({
    password: z.string(),
    password_confirmation: z.string(),
    current_password: text.optional(),
  })
  .openapi('PasswordChange')

export const changePasswordRoute = createRoute({
  method: 'put',
  path: '/api/v1/users/password',
  security: [{ accessToken: [], client: [], uid: [] }],
  description:
    'With the headers of a reset link, or of a session. A session older than ten minutes also shows ' +
    '`current_password`; the 422 without it carries `code: "current_password_required"`.',
  request: { body: jsonBody(PasswordChange) },
  responses: {
    200: json(Success, 'Changed; other sessions have ended.'),
    ...refusals(400, 401, 422, 429, 503),
  },
})
