import { expect } from '@playwright/test'
import { query } from './database'

export type Mail = { subject: string; text: string; html: string }

/**
 * The newest email to this address; waits for it, because emails are written after the response.
 */
export async function lastMail(to: string): Promise<Mail> {
  const read = () =>
    query<Mail>(
      'select subject, text, html from outbox where recipient = $1 order by id desc limit 1',
      [to.toLowerCase()],
    )
  await expect.poll(async () => (await read()).length, { message: `a mail to ${to}` }).toBe(1)
  const [mail] = await read()
  return mail as Mail
}

/** The first link in an email, as path and query on this site. */
export function linkIn({ text }: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (!link) throw new Error(`There is no link in: ${text}`)
  const { pathname, search, hash } = new URL(link)
  return `${pathname}${search}${hash}`
}
