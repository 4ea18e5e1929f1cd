// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { deferScripts, START_SCRIPT } from '@/cache-handler/deferred-scripts.mjs'

const script = (name: string, more = '') =>
  `<script src="/_next/static/chunks/${name}"${more} async=""></script>`
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main-1.js"/>'
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

describe('deferScripts', () => {
  it('names the scripts of the framework at the end of the document', () => {
    const html = page(
      `${script('turbopack-0a~_.js')}${preload}<link rel="stylesheet" href="/a.css"/>`,
      `<p>text</p>${script('main-1.js', ' id="_R_"')}<script>own()</script>`,
    )
    const sources = '/_next/static/chunks/turbopack-0a~_.js /_next/static/chunks/main-1.js'
    expect(deferScripts(html)).toBe(
      page(
        '<link rel="stylesheet" href="/a.css"/>',
        `<p>text</p><script>own()</script><script data-sources="${sources}">${START_SCRIPT}</script>`,
      ),
    )
  })

  it.each([
    ['other scripts', page('<script src="https://chat.example/a.js" async=""></script>', '')],
    ['what old browsers need first', page('<script src="/_next/a.js" noModule=""></script>', '')],
    ['what is not a whole document', script('main-1.js')],
  ])('leaves %s as they are', (_, html) => {
    expect(deferScripts(html)).toBe(html)
  })
})

it('the browser requests them, none waiting for another', () => {
  const own = Object.assign(document.createElement('script'), { textContent: START_SCRIPT })
  own.dataset.sources = '/a.js /b.js'
  document.body.append(own)
  const scripts = [...document.head.querySelectorAll('script')]
  expect(scripts.map((one) => [one.getAttribute('src'), one.async])).toEqual([
    ['/a.js', true],
    ['/b.js', true],
  ])
})
