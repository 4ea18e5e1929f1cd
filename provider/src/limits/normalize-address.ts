import ipaddr from 'ipaddr.js'

const householdBits = 64
const networkBits = { ipv4: 24, ipv6: 48 }

/**
 * A visitor's address in the form that rate limits use: IPv4 as it is, also when written as IPv6,
 * and IPv6 by its /64 network, which one household or server has to itself. Null if it is neither.
 */
export function normalizeAddress(text: string): string | null {
  const address = text.trim()
  if (!isAddress(address)) return null
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? rangeOf(parsed, householdBits) : parsed.toString()
}

/**
 * The network of a normalized address that one customer of a provider usually has: /24 of IPv4 and
 * /48 of IPv6. A text that is no address is returned as it is.
 */
export function networkOf(address: string): string {
  const [start = ''] = address.split('/')
  if (!isAddress(start)) return address
  const parsed = ipaddr.parse(start)
  return rangeOf(parsed, networkBits[parsed.kind()])
}

// The library also takes other spellings of IPv4, such as 0x7f.1.
const isAddress = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

/** The block of addresses around one, in CIDR notation. */
function rangeOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const family = address instanceof ipaddr.IPv6 ? ipaddr.IPv6 : ipaddr.IPv4
  return `${family.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`
}
