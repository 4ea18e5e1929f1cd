import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// A long timeout, because a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has neither modal dialogs nor media queries. These stubs move the focus as a browser does
// and match no media query.
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
