import requestMeta from 'next/dist/server/request-meta.js'
import { runningRequest, runningRequests } from './running-requests.mjs'

const { getRequestMeta } = requestMeta

/** Longer than the sending of a page takes. */
const FRESH_MS = 60_000

/** Whether a request is for a page; keys end with the path that Next.js resolved the URL to. */
const isFor = ({ message }, key) => key.endsWith(`$${getRequestMeta(message, 'invokePath')}`)

/**
 * Whether a missing page must not be rendered, because its visitors have had so many. Next.js looks
 * a page up once for all requests that ask for it at the same time, so one of a visitor who may have
 * it is enough. The server answers what is refused here with 429.
 *
 * @param {string} key of the page
 */
export function isRenderRefused(key) {
  const own = runningRequest()
  if (!own || own.renderWait() === 0) return false
  const others = [...runningRequests].filter((request) => request !== own && isFor(request, key))
  if (others.some((request) => request.renderWait() === 0)) return false
  for (const request of [own, ...others]) request.isRefused = true
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
    status: 429,
  },
  // Never old, so that it is not renewed.
  lastModified: Date.now() + FRESH_MS,
})
