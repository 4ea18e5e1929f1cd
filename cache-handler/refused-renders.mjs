import requestMeta from 'next/dist/server/request-meta.js'
import { isQueueFull, waitForTurn } from './render-limit.mjs'
import { runningRequest, runningRequests } from './running-requests.mjs'

const { getRequestMeta } = requestMeta

/** Longer than the sending of a page takes. */
const FRESH_MS = 60_000

/** Whether a request is for a page; keys end with the path that Next.js resolved the URL to. */
const isFor = ({ message }, key) => key.endsWith(`$${getRequestMeta(message, 'invokePath')}`)

/** Browsers ask again by themselves (`refresh`), proxies and crawlers by `retry-after`. */
const busy = { status: 503, headers: { 'retry-after': '5', refresh: '5' } }

const tooMany = ({ renderWait }) => ({
  status: 429,
  headers: { 'retry-after': String(renderWait()) },
})

const othersFor = (own, key) =>
  [...runningRequests].filter((request) => request !== own && isFor(request, key))

/** What is sent to those who ask for a page that must not be rendered; null when its turn comes. */
async function findRefusal(own, key) {
  if (isQueueFull() && !own.endTurn) return () => busy
  const mayHavePage = ({ renderWait }) => renderWait() === 0
  if (!mayHavePage(own) && !othersFor(own, key).some(mayHavePage)) return tooMany
  return (await waitForTurn(key)) ? null : () => busy
}

/**
 * Whether a missing page must not be rendered, because too many wait for theirs, because its
 * visitors have had so many, or because its turn has not come in time. Otherwise its turn has come
 * when this resolves. Next.js looks a page up once for all requests that ask for it at the same time,
 * so one of a visitor who may have it is enough. The server answers what is refused here with 503 or
 * 429.
 *
 * @param {string} key of the page
 */
export async function isRenderRefused(key) {
  const own = runningRequest()
  if (!own) return false
  if (own.refusal) return true
  const refusalOf = await findRefusal(own, key)
  if (!refusalOf) return false
  for (const request of [own, ...othersFor(own, key)]) request.refusal = refusalOf(request)
  return true
}

/** What Next.js takes for a stored page, and therefore does not render. */
export const refusedPage = () => ({
  value: {
    kind: 'APP_PAGE',
    html: '',
    rscData: undefined,
    segmentData: new Map(),
    headers: { 'cache-control': 'no-store' },
    status: 503,
  },
  // Never old, so that it is not renewed.
  lastModified: Date.now() + FRESH_MS,
})
