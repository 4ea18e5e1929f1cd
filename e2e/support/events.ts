import type { Page } from '@playwright/test'

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
export const payloadsOf = (events: readonly SentEvent[], name: string) =>
  events.filter(({ event }) => event === name).map(({ payload }) => payload)
