import { beforeEach, expect, it, vi } from 'vitest'
import { DEFER_ROWS_SCRIPT } from '@/lib/inline-scripts/compiled'

/** jsdom has no sheets that are made by scripts. */
class Sheet {
  rules = ''
  replaceSync(rules: string) {
    this.rules = rules
  }
}

let nextFrame: () => void = () => {}

/** The first row that waits, counted from one; null when none does. */
function firstWaiting() {
  const [sheet] = document.adoptedStyleSheets as unknown as Sheet[]
  return sheet ? Number(/n\+(\d)\){content-visibility:hidden/.exec(sheet.rules)?.[1]) : null
}

/** A frame is painted, and the task after it runs. */
function paintFrame() {
  nextFrame()
  vi.runAllTimers()
}

function visit(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  new Function(DEFER_ROWS_SCRIPT)()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('CSSStyleSheet', Sheet)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    nextFrame = run
  })
  Object.assign(document, { adoptedStyleSheets: [] })
})

it('shows a row more per frame once the page is read', () => {
  visit('navigate')
  expect(firstWaiting()).toBe(2)
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(firstWaiting()).toBe(2)
  paintFrame()
  expect(firstWaiting()).toBe(3)
  paintFrame()
  expect(firstWaiting()).toBe(4)
  paintFrame()
  expect(firstWaiting()).toBeNull()
})

it('begins with a scroll that comes before the end of the page', () => {
  visit('navigate')
  dispatchEvent(new Event('scroll'))
  paintFrame()
  expect(firstWaiting()).toBe(3)
})

it.each(['reload', 'back_forward'])('lets nothing wait on a %s', (type) => {
  visit(type)
  expect(firstWaiting()).toBeNull()
})
