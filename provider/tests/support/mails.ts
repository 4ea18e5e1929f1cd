import { sendDueMails } from '../../src/jobs/send-mails'
import type { TestProvider } from './start-provider'

type Mail = { to: string; kind: string; subject: string; text: string; html: string }

/** The mails to an address, newest first, once all background work and the queue are done. */
export async function mailsTo(provider: TestProvider, to: string): Promise<Mail[]> {
  await provider.background.settled()
  await sendDueMails(provider.deps)
  const { body } = await provider.call('GET', `/outbox.json?to=${encodeURIComponent(to)}`)
  return body.data
}

/** The first address in a mail. */
export function linkIn(mail: Mail | undefined): URL {
  const link = mail?.text.match(/https?:\/\/\S+/)?.[0]
  if (!link) throw new Error('The mail carries no link')
  return new URL(link)
}

/** Ends every wait of the queue: for another attempt, for the end of quiet hours. */
export const makeMailsDue = (provider: TestProvider) =>
  provider.pool.query(`update pgboss.job set start_after = now() - interval '1 second'`)
