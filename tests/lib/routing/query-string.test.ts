import { expect, it } from 'vitest'
import { firstValues } from '@/lib/routing/query-string'

it.each([
  ['/?brand=yoga&brand=pilates', '/?brand=yoga'],
  ['/?a=1&brand=yoga&a=2&brand=pilates&b=3', '/?a=1&brand=yoga&b=3'],
  // In every encoding.
  ['/?brand=yoga&%62rand=pilates', '/?brand=yoga'],
  ['/?a+b=1&a%20b=2', '/?a+b=1'],
  ['/?brand=&brand=yoga', '/?brand='],
  ['/?brand&brand=yoga', '/?brand'],
  ['/video-detail?id=1&id=2#x', '/video-detail?id=1'],
  ['/?__proto__=1&__proto__=2&constructor=3', '/?__proto__=1&constructor=3'],
])('%s has the first values %s', (given, expected) => {
  expect(firstValues(given)).toBe(expected)
})

it.each(['/', '/?', '/?&', '/?a=1', '/?q=%zz&b=%ff', '/?a=1&b=2&c=%2C,+', '/?a=1?a=2', '*'])(
  '%s is not changed',
  (url) => {
    expect(firstValues(url)).toBe(url)
  },
)

it('decodes names like a browser', () => {
  const url = '/?b=x&a=1&a=2&b=y&c=%C3%A9&c=z'
  const raw = new URLSearchParams(url.slice(2))
  const first = new URLSearchParams(firstValues(url).slice(2))
  for (const key of raw.keys()) expect(first.getAll(key)).toEqual([raw.get(key)])
})
