import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// A busy machine is slow, not wrong; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 })

// jsdom knows neither modal dialogs nor media queries: enough of both for the focus to go where a
// browser sends it, and for nothing to match.
const before = new WeakMap<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal = function showModal() {
  before.set(this, document.activeElement)
  this.open = true
}

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  const previous = before.get(this)
  if (previous instanceof HTMLElement && this.isConnected) previous.focus()
}

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
