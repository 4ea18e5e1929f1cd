import { mailQueue } from '../../src/jobs/queue'
import { sendDueMails } from '../../src/jobs/send-mails'
import type { TestProvider } from './start-provider'

type Mail = { to: string; kind: string; subject: string; text: string; html: string }

/** Waits for what others are sending: each holds the lock of its job until its mail is stored. */
const sentByOthers = (provider: TestProvider) =>
  provider.pool.query('select from pgboss.job where name = $1 for share', [mailQueue])

/** The mails to an address, newest first, once all background work and the queue are done. */
export async function mailsTo(provider: TestProvider, to: string): Promise<Mail[]> {
  await provider.background.settled()
  await sendDueMails(provider.deps)
  await sentByOthers(provider)
  const { body } = await provider.call('GET', `/outbox.json?to=${encodeURIComponent(to)}`)
  return body.data
}

/** The first address in a mail. */
export function linkIn(mail: Mail | undefined): URL {
  const link = mail?.text.match(/https?:\/\/\S+/)?.[0]
  if (!link) throw new Error('The mail carries no link')
  return new URL(link)
}

/** The headers for a new password that the fragment of a mailed link has. */
export function credentialsIn(link: URL): Record<'access-token' | 'client' | 'uid', string> {
  const values = new URLSearchParams(link.hash.slice(1))
  const value = (name: string) => values.get(name) ?? ''
  return { 'access-token': value('access-token'), client: value('client'), uid: value('uid') }
}

/** Ends every wait of the queue: for another attempt, for the end of quiet hours. */
export const makeMailsDue = (provider: TestProvider) =>
  provider.pool.query(`update pgboss.job set start_after = now() - interval '1 second'`)
