import type { Connection } from '../db/database'
import type { users } from '../db/schema/identity'
import type { Deps } from '../deps'
import type { Translator } from '../texts/translator'
import type { MailFormat } from './mail-format'
import type { MailContent } from './mail-content'
import type { MailKind, MailRequest } from './mail-request'

/** What a member may stop: a column of `mail_preferences`. */
export type MailList = 'bookings' | 'renewals' | 'offers'

type Recipient = Pick<
  typeof users.$inferSelect,
  'id' | 'uuid' | 'email' | 'firstName' | 'language' | 'timeZone'
>

/** What the words of a mail are made of. */
export type MailContext = Pick<Deps, 'db' | 'cards' | 'env'> & {
  /** The transaction of sending: what it reads is still so when the mail is out. */
  tx: Connection
  now: Date
  recipient: Recipient
  translator: Translator
  format: MailFormat
  /** The start of the web application's addresses in the recipient's language. */
  site: string
}

export type ComposedMail = {
  content: MailContent
  /** Where it goes when that is not the account's address. */
  to?: string
  /** The list by which it can be stopped; without one it is always sent. */
  list?: MailList
  /** Quiet hours do not hold it back beyond this moment. */
  sendBy?: Date
}

/**
 * The words of a mail, read when it is sent. `not now`: what it is about is not so at the moment;
 * asked for again, it is looked at again. `later`: it is looked at again in an hour. `never`: the
 * mail is settled without being sent.
 */
export type Compose<Kind extends MailKind> = (
  context: MailContext,
  request: MailRequest<Kind>,
) => Promise<ComposedMail | 'not now' | 'later' | 'never'>
