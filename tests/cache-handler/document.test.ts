import { expect, it } from 'vitest'
import { oneDocument } from '@/cache-handler/document.mjs'

it.each([
  [
    '<html><body><p>frame</p></body></html><script>own()</script></body></html>',
    '<html><body><p>frame</p><script>own()</script></body></html>',
  ],
  ['<html><body><p>whole</p></body></html>', '<html><body><p>whole</p></body></html>'],
  ['<p>part</p>', '<p>part</p>'],
])('%s has one end tag', (html, expected) => {
  expect(oneDocument(html)).toBe(expected)
})
