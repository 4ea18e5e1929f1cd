import { createTransport } from 'nodemailer'
import type { Connection } from '../db/database'
import { outbox } from '../db/schema/infrastructure'
import type { Env } from '../env'
import type { MailContent } from './mail-content'
import { renderMail } from './render-mail'

export type Mail = {
  to: string
  /** What it is about: a kind of `MailSubjects`, or of the few that are sent at once. */
  kind: string
  content: MailContent
  /** The same for every attempt, so that mail programs show a repeated one once. */
  messageId?: string
  /** The address at which one click stops mails of its kind. */
  optOutUrl?: string | undefined
}

/**
 * Sends a mail, or throws when it could not be handed to the mail server. Without SMTP it is stored
 * on `connection`: in a transaction, a mail is there exactly when that commits.
 */
export type Mailer = { send(mail: Mail, connection?: Connection): Promise<void> }

/** Mail programs stop a list by one request of their own (RFC 8058). */
const listHeaders = (optOutUrl: string) => ({
  'List-Unsubscribe': `<${optOutUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Sends mail by SMTP if it is configured, else stores it in the outbox table. */
export function createMailer(
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'postalAddress'>,
  db: Connection,
): Mailer {
  if (!env.smtpUrl) {
    return {
      send: async ({ to, kind, content, optOutUrl = null }, connection = db) => {
        const { attachments = [] } = content
        await connection.insert(outbox).values({
          recipient: to,
          kind,
          ...renderMail(content, env.postalAddress),
          attachments,
          optOutUrl,
        })
      },
    }
  }
  const transport = createTransport({
    url: env.smtpUrl,
    connectionTimeout: 10_000,
    socketTimeout: 10_000,
  })
  return {
    send: async ({ to, content, messageId, optOutUrl }) => {
      await transport.sendMail({
        from: env.mailFrom,
        to,
        ...renderMail(content, env.postalAddress),
        attachments: content.attachments,
        messageId,
        headers: {
          // No automatic replies to it (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          ...(optOutUrl === undefined ? {} : listHeaders(optOutUrl)),
        },
      })
    },
  }
}
