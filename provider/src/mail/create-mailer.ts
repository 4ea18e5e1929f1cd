import { createTransport } from 'nodemailer'
import type { Database } from '../db/database'
import { outbox } from '../db/schema/outbox'
import type { Env } from '../env'
import type { Mailer } from './mailer'

/** Mail by SMTP where it is configured, else into the outbox table. */
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
