const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether an origin is this site's configured one. A site configured with a loopback name may be
 * opened under every loopback name, at the same port.
 *
 * @param {string} origin as browsers write it, for example `https://x-plus.example`
 * @param {string} configured the public URL of the site
 */
export function isSameOrigin(origin, configured) {
  const own = new URL(configured)
  if (origin === own.origin) return true
  if (!loopback.includes(own.hostname) || !URL.canParse(origin)) return false
  const given = new URL(origin)
  return (
    given.origin === origin &&
    given.protocol === own.protocol &&
    given.port === own.port &&
    loopback.includes(given.hostname)
  )
}
