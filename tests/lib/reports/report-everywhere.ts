import type * as Sentry from '@sentry/nextjs'
import { secretShapes } from './secret-shapes'

const SAMPLED = '0123456789abcdef0123456789abcdef-0123456789abcdef-1'

/** The distinct kinds of reports that were sent. */
export const kindsIn = (sent: string) =>
  [...new Set([...sent.matchAll(/^\{"type":"(\w+)"/gm)].map(([, kind]) => kind))]
    .filter((kind) => kind !== 'client_report')
    .sort()

/** The shapes whose secret was sent. */
export const leaksIn = (sent: string) =>
  secretShapes.filter(([, secret]) => sent.includes(secret)).map(([text]) => text)

/**
 * Puts each secret shape into every place of a report, as values and under every name that the
 * library uses for URLs and headers.
 */
export async function reportEverywhere(sentry: typeof Sentry): Promise<void> {
  for (const [index, [text]] of secretShapes.entries()) {
    reportOnce(sentry, text)
    // Otherwise each report would repeat the breadcrumbs of all earlier ones.
    sentry.getIsolationScope().clearBreadcrumbs()
    // Stays within the transport's buffer.
    if (index % 10 === 9) await sentry.flush(10_000)
  }
  sentry.captureMessage('told without a secret')
  sentry.startSession()
  sentry.captureSession(true)
  await sentry.flush(10_000)
}

function reportOnce(sentry: typeof Sentry, text: string) {
  const attributes = Object.fromEntries(
    [
      'http.target',
      'http.url',
      'http.query',
      'url.full',
      'url.path',
      'url.query',
      'url.fragment',
      'http.request.header.referer',
      'http.request.header.cookie',
      'http.request.body',
      'client.address',
      'net.peer.ip',
      'anything',
    ].map((name) => [name, text]),
  )
  sentry.withScope((scope) => {
    scope.setTag('tag', text)
    scope.setExtra('extra', { deep: { deeper: [text] }, [text]: 1 })
    scope.setContext('place', { url: text, list: [text] })
    scope.setUser({ id: text, email: text, username: text, ip_address: text })
    scope.setFingerprint([text])
    scope.setTransactionName(text)
    scope.addAttachment({ filename: 'note.txt', data: text })
    scope.addAttachment({ filename: 'note.bin', data: new TextEncoder().encode(text) })
    scope.addBreadcrumb({ message: text, data: { url: text, to: text, headers: { cookie: text } } })
    scope.addEventProcessor((event) => {
      const request = { url: text, query_string: text, data: text, cookies: { a: text } }
      return { ...event, request: { ...request, headers: { referer: text }, env: { A: text } } }
    })
    sentry.captureException(new Error(text, { cause: new TypeError(text) }))
    sentry.captureMessage(text)
    sentry.logger.error(text, attributes)
    sentry.metrics.count('count', 1, { attributes })
    sentry.continueTrace({ sentryTrace: SAMPLED, baggage: undefined }, () => {
      sentry.startSpan({ name: text, attributes }, () =>
        sentry.startSpan({ name: `GET ${text}`, op: 'http.client', attributes }, () => undefined),
      )
    })
  })
}
