import type { Page } from '@playwright/test'

export type SentEvent = {
  event: string
  payload: Record<string, unknown>
  user: { email: string } | null
}

/** The events that a page sends to the first-party collector from now on, in their order. */
export function collectEvents(page: Page): SentEvent[] {
  const events: SentEvent[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/collect')) return
    events.push(JSON.parse(Buffer.from(request.postData() ?? '', 'base64').toString('utf8')))
  })
  return events
}

/** What was sent of the events of one name. */
export const payloadsOf = (events: readonly SentEvent[], name: string) =>
  events.filter(({ event }) => event === name).map(({ payload }) => payload)
