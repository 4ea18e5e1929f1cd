import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const prefetch = vi.fn()
let end = () => {}

/** Shows links in `main`, all of them in view but those of the class `below`. */
async function show(...links: string[]) {
  const { prefetchPages } = await import('@/lib/navigation/prefetch-pages')
  end()
  document.body.innerHTML = `<main>${links.join('')}</main>`
  end = prefetchPages(prefetch)
}

const link = (href: string, attributes = '') => `<a href="${href}" ${attributes}>There</a>`
const first = () => document.querySelector('a')!
const view = () => window.dispatchEvent(new Event('wheel'))
const paths = () => prefetch.mock.calls.map(([path]) => path as string)

function pointAt(element: Element, pointerType: string) {
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
}

beforeEach(() => {
  // What has been fetched is known as long as the tab is open.
  vi.resetModules()
  vi.useFakeTimers()
  history.replaceState(null, '', '/classes/workouts')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.className === 'below' ? 5000 : 100, 100, 20)
  })
})
afterEach(() => {
  end()
  prefetch.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('pages fetched before anybody asks for one', () => {
  it('are not those behind links that the browser does not draw yet, nor are these measured', async () => {
    const measured = vi.mocked(Element.prototype.getBoundingClientRect)
    await show(link('/instructors'), link('/schedule'))
    Object.assign(first(), { checkVisibility: () => false })
    view()
    expect(paths()).toEqual(['/schedule'])
    expect(measured.mock.contexts).not.toContain(first())
  })

  it('are one of each kind, once the page has been viewed', async () => {
    await show(
      link('/video-detail?id=3'),
      link('/video-detail?id=4'),
      link('/instructors'),
      link('/instructors?id=2'),
    )
    expect(prefetch).not.toHaveBeenCalled()
    view()
    expect(paths()).toEqual(['/video-detail?id=3', '/instructors', '/instructors?id=2'])
  })

  it('are those that scrolling brings into view, once it has ended', async () => {
    await show(link('/video-detail?id=3'), link('/studios', 'class="below"'))
    view()
    document.querySelector('.below')!.className = ''
    document.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(200)
    document.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(200)
    expect(paths()).toEqual(['/video-detail?id=3'])
    vi.advanceTimersByTime(100)
    expect(paths()).toEqual(['/video-detail?id=3', '/studios'])
  })

  it('are none that a page shows which scrolled by itself and was not viewed', async () => {
    await show(link('/studios'))
    document.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(1000)
    expect(prefetch).not.toHaveBeenCalled()
  })

  it('are not of a kind that has been here', async () => {
    await show(link('/video-detail?id=3'))
    view()
    history.replaceState(null, '', '/schedule')
    await show(link('/video-detail?id=5'), link('/classes/workouts'), link('/studios'))
    view()
    expect(paths()).toEqual(['/video-detail?id=3', '/studios'])
  })

  it('are four at most', async () => {
    await show(
      ...['/', '/schedule', '/studios', '/instructors', '/login'].map((path) => link(path)),
    )
    view()
    expect(paths()).toEqual(['/', '/schedule', '/studios', '/instructors'])
  })

  it('are not those of links out of view, of other sites and tabs, of files, of buttons and of this kind', async () => {
    await show(
      link('/schedule', 'class="below"'),
      link('https://elsewhere.test/schedule'),
      link('/studios', 'target="_blank"'),
      link('/email-lookup', 'role="button"'),
      link('/calendar/3'),
      link('/classes/workouts?page=2'),
    )
    view()
    expect(prefetch).not.toHaveBeenCalled()
  })
})

describe('the page behind a link', () => {
  it('is fetched when the mouse rests on it', async () => {
    await show(link('/video-detail?id=4'))
    pointAt(first(), 'mouse')
    vi.advanceTimersByTime(59)
    expect(prefetch).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(paths()).toEqual(['/video-detail?id=4'])
  })

  it('is not when the mouse moves on', async () => {
    await show(link('/video-detail?id=4'))
    pointAt(first(), 'mouse')
    vi.advanceTimersByTime(59)
    pointAt(document.body, 'mouse')
    vi.advanceTimersByTime(1000)
    expect(prefetch).not.toHaveBeenCalled()
  })

  it('is not when a finger touches it, which may only scroll', async () => {
    await show(link('/video-detail?id=4'))
    pointAt(first(), 'touch')
    vi.advanceTimersByTime(1000)
    expect(prefetch).not.toHaveBeenCalled()
  })

  it.each([
    ['is fetched when the keyboard reaches it', true],
    ['is not when a click focuses it', false],
  ])('%s', async (_, isVisible) => {
    await show(link('/video-detail?id=4'))
    vi.spyOn(first(), 'matches').mockReturnValue(isVisible)
    first().focus()
    vi.advanceTimersByTime(1000)
    expect(paths()).toEqual(isVisible ? ['/video-detail?id=4'] : [])
  })
})

it('fetches nothing for those who save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await show(link('/schedule'))
  pointAt(first(), 'mouse')
  view()
  vi.advanceTimersByTime(1000)
  expect(prefetch).not.toHaveBeenCalled()
})

it('fetches nothing more once it has ended', async () => {
  await show(link('/schedule'))
  pointAt(first(), 'mouse')
  end()
  pointAt(first(), 'mouse')
  view()
  vi.advanceTimersByTime(1000)
  expect(prefetch).not.toHaveBeenCalled()
})
