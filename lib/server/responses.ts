/**
 * An error response of this site's own handlers, with a code and without a message; never cached.
 */
export function errorResponse(status: number, code: string, headers: Record<string, string> = {}) {
  return Response.json({ code }, { status, headers: { ...headers, 'cache-control': NO_STORE } })
}

/** For responses with data of one user. */
export const NO_STORE = 'private, no-store'

/**
 * A temporary redirect to a path of this site. The location is relative, so that a forged Host
 * header has no effect.
 *
 * @param path a safe path: built by `lib/routing` or checked with `safePath`
 */
export function temporaryRedirect(path: string): Response {
  return new Response(null, {
    status: 307,
    headers: { location: path, 'cache-control': 'private, no-store' },
  })
}
