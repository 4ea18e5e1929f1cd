import { expect, it } from 'vitest'
import { countedAddress } from '@/lib/proxy/visitor-address.mjs'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001::2:3:4:5:6:7', '2001:0:2:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

it.each(['', 'unknown', '203.0.113', '203.0.113.256', '[::1]', '::1::', 'x'.repeat(9000)])(
  '%o is counted together with all that is no address',
  (address) => {
    expect(countedAddress(address)).toBe('unknown')
  },
)
