import { describe, expect, it } from 'vitest'
import { oneByte } from '@/cache-handler/one-byte.mjs'

const isOneByte = (text: string) => [...text].every((character) => character.codePointAt(0)! < 256)

describe('a page without wide characters', () => {
  it('has the same text, attributes and scripts', () => {
    const texts = ['“Let’s go” – 30 € 🚴', 'Zoë’s “flow”', '{"name":"Łukasz 🚴"}']
    const page = `<!doctype html><html><head><title>${texts[0]}</title></head><body><p title="${texts[1]}">${texts[0]}</p><script type="application/ld+json">${texts[2]}</script></body></html>`
    const narrow = oneByte(page)
    expect(isOneByte(narrow)).toBe(true)

    const parsed = new DOMParser().parseFromString(narrow, 'text/html')
    expect(parsed.title).toBe(texts[0])
    expect(parsed.querySelector('p')?.title).toBe(texts[1])
    expect(parsed.querySelector('p')?.textContent).toBe(texts[0])
    const script = parsed.querySelector('script')?.textContent ?? ''
    expect(JSON.parse(script)).toEqual(JSON.parse(texts[2]!))
  })

  it('is not changed when it has none', () => {
    const page = '<p class="x">Zoë © 2026</p><script>a("\\u2019")</script>'
    expect(oneByte(page)).toBe(page)
  })
})
