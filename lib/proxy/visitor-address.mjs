import { isIP, isIPv6 } from 'node:net'

/**
 * The address of a visitor, for rate limits. The last entry of the chain is the peer of this server;
 * each trusted proxy in front of it moves one entry to the left. Entries that a visitor sends are
 * further left and never trusted.
 *
 * @param {string} chain `X-Forwarded-For` with this server's peer at its end
 * @param {number} trustedProxies how many proxies of our own add to it before this server
 */
export function addressInChain(chain, trustedProxies) {
  const entries = chain.split(',').map((entry) => entry.trim())
  return entries.at(-1 - trustedProxies) ?? entries[0] ?? ''
}

/**
 * What limits count an address as: IPv4 as it is, also when written as IPv6, and IPv6 by its /64
 * network, which one household or server has to itself. All that is no address counts as one, so
 * that nothing of any length is kept.
 *
 * @param {string} address
 */
export function countedAddress(address) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0) return 'unknown'
  return isIPv6(plain) ? `${networkOf(plain)}::/64` : plain
}

/** The first four groups of an IPv6 address, in one spelling. */
function networkOf(address) {
  const [left = [], right = []] = address
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')))
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':')
}
