import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { errorResponses, jsonBody, jsonResponse, orNull } from '../http/contract'
import { requireUser } from '../http/session'
import {
  changeMailPreferences,
  type MailPreferences,
  readMailPreferences,
} from '../profile/mail-preferences'

const path = '/api/v1/mail_preferences'
const hour = z.int({ error: 'invalid' }).min(0, 'invalid').max(23, 'invalid')

const MailPreferencesWire = z
  .object({
    bookings: z.boolean().openapi({ description: 'Confirmations and changes of bookings.' }),
    renewals: z.boolean().openapi({ description: 'Reminders before a renewal or a trial’s end.' }),
    offers: z.boolean(),
    quiet_hours: orNull(
      z
        .object({ from: hour, until: hour })
        .refine(({ from, until }) => from !== until, 'invalid')
        .openapi({ description: 'Hours of the day in the home time zone; `until` is not one.' }),
    ),
  })
  .openapi('MailPreferences')

const readRoute = createRoute({
  middleware: requireUser,
  method: 'get',
  path,
  summary: 'Which mails the member wants',
  responses: { 200: jsonResponse(MailPreferencesWire, 'The choices.'), ...errorResponses(401) },
})

const changeRoute = createRoute({
  middleware: requireUser,
  method: 'put',
  path,
  summary: 'Choose which mails to get',
  description:
    'What is left out stays as it is. Receipts, and what the law requires, are always sent.',
  request: { body: jsonBody(MailPreferencesWire.partial().openapi('MailPreferencesChange')) },
  responses: {
    200: jsonResponse(MailPreferencesWire, 'The choices.'),
    ...errorResponses(400, 401, 422),
  },
})

const toWire = ({ quietHours, ...choices }: MailPreferences) => ({
  ...choices,
  quiet_hours: quietHours,
})

export const mailPreferences = createApi()
  .openapi(readRoute, async (c) => {
    return c.json(toWire(await readMailPreferences(c.var.deps.db, c.var.user.id)), 200)
  })
  .openapi(changeRoute, async (c) => {
    const { db } = c.var.deps
    const { quiet_hours: quietHours, ...choices } = c.req.valid('json')
    await changeMailPreferences(db, c.var.user.id, { quietHours, ...choices })
    return c.json(toWire(await readMailPreferences(db, c.var.user.id)), 200)
  })
