import { createTransport } from 'nodemailer'
import type { Database } from '../db/database'
import { outbox } from '../db/schema/infrastructure'
import type { Env } from '../env'

type Mail = {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends a mail, or throws when it could not be handed to the mail server. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** Sends mail by SMTP if it is configured, else stores it in the outbox table. */
export function createMailer(env: Pick<Env, 'smtpUrl' | 'mailFrom'>, db: Database): Mailer {
  if (!env.smtpUrl) {
    return {
      send: async ({ to, ...mail }) => {
        await db.insert(outbox).values({ recipient: to, ...mail })
      },
    }
  }
  const transport = createTransport({
    url: env.smtpUrl,
    connectionTimeout: 10_000,
    socketTimeout: 10_000,
  })
  return {
    send: async (mail) => {
      await transport.sendMail({ from: env.mailFrom, ...mail })
    },
  }
}
