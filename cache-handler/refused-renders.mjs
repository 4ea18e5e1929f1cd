import requestMeta from 'next/dist/server/request-meta.js'
import { isQueueFull } from './render-limit.mjs'
import { runningRequest, runningRequests } from './running-requests.mjs'

const { getRequestMeta } = requestMeta

/** Longer than the sending of a page takes. */
const FRESH_MS = 60_000

/** Whether a request is for a page; keys end with the path that Next.js resolved the URL to. */
const isFor = ({ message }, key) => key.endsWith(`$${getRequestMeta(message, 'invokePath')}`)

/** Browsers ask again by themselves (`refresh`), proxies and crawlers by `retry-after`. */
const busy = { status: 503, headers: { 'retry-after': '5', refresh: '5' } }

/** @param {number} seconds until the visitor may have a page rendered again */
const tooMany = (seconds) => ({ status: 429, headers: { 'retry-after': String(seconds) } })

/**
 * Whether a missing page must not be rendered, because too many wait for theirs or because its
 * visitors have had so many. Next.js looks a page up once for all requests that ask for it at the
 * same time, so one of a visitor who may have it is enough. The server answers what is refused here
 * with 503 or 429.
 *
 * @param {string} key of the page
 */
export function isRenderRefused(key) {
  const own = runningRequest()
  if (!own) return false
  const isBusy = isQueueFull() && !own.endTurn
  if (!isBusy && own.renderWait() === 0) return false
  const others = [...runningRequests].filter((request) => request !== own && isFor(request, key))
  if (!isBusy && others.some((request) => request.renderWait() === 0)) return false
  for (const request of [own, ...others])
    request.refusal = isBusy ? busy : tooMany(request.renderWait())
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
