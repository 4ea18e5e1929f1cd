import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('the script that starts them', () => {
  const requested = () =>
    [...document.head.querySelectorAll('script')].map((one) => [one.getAttribute('src'), one.async])
  const all = [
    ['/a.js', true],
    ['/b.js', true],
  ]

  /** The browser's observer of paints, which tells of them when `paint` is called. */
  function observePaints() {
    let paint = () => {}
    const observe = vi.fn()
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(callback: () => void) {
          paint = callback
        }
        observe = observe
      },
    )
    return { observe, paint: () => paint() }
  }

  function show() {
    document.head.replaceChildren()
    const own = document.createElement('script')
    own.dataset.sources = '/a.js /b.js'
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own)
    new Function(START_SCRIPT)()
  }

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('requests each of them once, when the first frame is on the screen', () => {
    const { observe, paint } = observePaints()
    show()
    expect(observe).toHaveBeenCalledExactlyOnceWith({ type: 'paint', buffered: true })
    expect(requested()).toEqual([])
    paint()
    expect(requested()).toEqual(all)
    paint()
    vi.advanceTimersByTime(5000)
    expect(requested()).toEqual(all)
  })

  it('requests one that did not arrive again, later each time', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    show()
    const fail = () => [...document.head.querySelectorAll('script')].at(-1)!.onerror!('')
    const other = ['/b.js', true]
    fail()
    vi.advanceTimersByTime(999)
    expect(requested()).toEqual(all)
    vi.advanceTimersByTime(1)
    expect(requested()).toEqual([...all, other])
    fail()
    vi.advanceTimersByTime(1999)
    expect(requested()).toEqual([...all, other])
    vi.advanceTimersByTime(1)
    expect(requested()).toEqual([...all, other, other])
  })

  it('does not wait where there are no frames', () => {
    observePaints()
    show()
    vi.advanceTimersByTime(999)
    expect(requested()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(requested()).toEqual(all)
  })

  it('does not wait on a page that nobody sees', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    show()
    expect(requested()).toEqual(all)
  })
})
