/** A response of this site's own handlers: no sentence, only a code; never kept by any cache. */
export function errorResponse(status: number, code: string, headers: Record<string, string> = {}) {
  return Response.json({ code }, { status, headers: { ...headers, 'cache-control': NO_STORE } })
}

/** For whatever belongs to one person. */
export const NO_STORE = 'private, no-store'
