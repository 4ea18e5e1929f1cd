import { expect, it } from 'vitest'
import { GET } from '@/app/styles/[file]/route'
import { siteStyle, siteStylePath } from '@/app/styles/site-style'

const get = (path: string) => GET(new Request(`http://localhost${path}`))

it('the style sheet is kept for ever under the address of its content', async () => {
  const response = get(siteStylePath)
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-type')).toContain('text/css')
  expect(await response.text()).toBe(siteStyle)
})

it('a page of another version gets the sheet, and asks again the next time', async () => {
  const response = get('/styles/0123456789ab.css')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toBe(siteStyle)
})

it('who has the sheet gets 304, under any address', () => {
  for (const path of [siteStylePath, '/styles/0123456789ab.css']) {
    const etag = get(path).headers.get('etag') ?? ''
    const ask = (tag: string) =>
      GET(new Request(`http://localhost${path}`, { headers: { 'if-none-match': tag } }))
    expect(ask(etag).status).toBe(304)
    expect(ask(etag).headers.get('etag')).toBe(etag)
    expect(ask(`"another"`).status).toBe(200)
  }
})
