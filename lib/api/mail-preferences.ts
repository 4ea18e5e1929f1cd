import type { Api } from './client'
import { attempt } from './result'
import { boolean, type Infer, integer, object, orNull } from './schema'

const mailPreferences = object({
  bookings: boolean,
  renewals: boolean,
  offers: boolean,
  /** Hours of the day, 0 to 23, in the home time zone. */
  quietHours: orNull(object({ from: integer, until: integer })),
})
export type MailPreferences = Infer<typeof mailPreferences>

export function getMailPreferences(api: Api): Promise<MailPreferences> {
  return api.get('/v1/mail_preferences', { decode: mailPreferences })
}

/** Changes what is given. */
export function changeMailPreferences(api: Api, changes: Partial<MailPreferences>) {
  return attempt(api.put('/v1/mail_preferences', { body: changes, decode: mailPreferences }))
}
