/** A response of this site's own handlers: no sentence, only a code; never kept by any cache. */
export function errorResponse(status: number, code: string, headers: Record<string, string> = {}) {
  return Response.json({ code }, { status, headers: { ...headers, 'cache-control': NO_STORE } })
}

/** For whatever belongs to one person. */
export const NO_STORE = 'private, no-store'

/**
 * A temporary redirect to a path of this site, relative, so that no forged host gets into it.
 *
 * @param path already safe: built by `lib/routing`, or through `safePath`
 */
export function temporaryRedirect(path: string): Response {
  return new Response(null, {
    status: 307,
    headers: { location: path, 'cache-control': 'private, no-store' },
  })
}
