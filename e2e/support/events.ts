import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { e2eSettings } from './settings'

export type SentEvent = {
  event: string
  payload: Record<string, unknown>
  user: { email: string } | null
}

/** Collects the events that a page sends to the first-party collector from now on. */
export function collectEvents(page: Page): SentEvent[] {
  const events: SentEvent[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/collect')) return
    events.push(JSON.parse(Buffer.from(request.postData() ?? '', 'base64').toString('utf8')))
  })
  return events
}

/** The payloads of the events with a name. */
export const payloadsOf = (events: readonly Pick<SentEvent, 'event' | 'payload'>[], name: string) =>
  events.filter(({ event }) => event === name).map(({ payload }) => payload)

/**
 * The events of a user that the collector has received so far. Unlike `collectEvents` it does not
 * depend on the browser to report a request of a page that was left at once.
 */
export function receivedEvents(uuid: string): Pick<SentEvent, 'event' | 'payload'>[] {
  const log = readFileSync(join(e2eSettings().dataDir, 'logs', 'web.log'), 'utf8')
  const lines = log.split('\n').filter((line) => line.includes('"message":"event"'))
  return lines.map((line) => JSON.parse(line)).filter(({ user }) => user === uuid)
}
