import { isIPv4, isIPv6 } from 'node:net'

function groupsOf(address: string): string[] {
  // The URL parser knows every spelling of an IPv6 address and gives the canonical one.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(missing).fill('0'), ...right]
}

/**
 * The one name that limits are kept under for a visitor's address: IPv4 as it is, also when written
 * as IPv6, and IPv6 by its /64, since one household or server has all of that. Null if it is neither.
 */
export function normalizeAddress(text: string): string | null {
  const address = text.trim().replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  const groups = groupsOf(address)
  const mapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  if (!mapped) return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).flatMap((group) => {
    const value = parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/**
 * The neighborhood of a normalized address, as one customer of a provider gets it: /24 of IPv4 and
 * /48 of IPv6. Text that is no address is its own.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  return address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
}
