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
