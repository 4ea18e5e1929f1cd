import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { sendForm } from '@/lib/tracking/uploader'

it.each([
  '',
  'a',
  'abc',
  'x'.repeat(55),
  'x'.repeat(56),
  'x'.repeat(64),
  'café 😀',
  'y'.repeat(9999),
])('posts %j with the MD5 sum that the vendor checks', async (text) => {
  const post = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', post)
  await sendForm({ url: 'https://vendor.example/', key: 'k' }, [{ text }], 7)
  const form = post.mock.calls[0]?.[1]?.body as URLSearchParams
  const signed = `2k${JSON.stringify([{ text }])}7`
  expect(form.get('checksum')).toBe(createHash('md5').update(signed).digest('hex'))
})
