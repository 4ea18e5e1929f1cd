import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

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
  // The library also takes other spellings of IPv4, such as 0x7f.1.
  if (isIP(address) === 0) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
