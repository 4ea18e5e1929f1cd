import { expect, test } from 'vitest'
import { networkOf, normalizeAddress } from '../../src/limits/normalize-address'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('%s is counted as %s', (address, expected) => {
  expect(normalizeAddress(address)).toBe(expected)
})

test.each(['', 'unknown', '203.0.113', '203.0.113.256', '1.2.3.4, 5.6.7.8', '[::1]', '::1::', 'x'])(
  '%o is no address',
  (text) => {
    expect(normalizeAddress(text)).toBeNull()
  },
)

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::/64', '::/48'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
