/**
 * Tells the cache handler which status this page is answered with, and that it is not kept; the page
 * itself renders whole, so it reads well without JavaScript (see cache-handler/response-status.mjs).
 */
export function ResponseStatus({ status }: { status: 200 | 404 | 503 }) {
  return <meta name="answer-status" content={String(status)} />
}
