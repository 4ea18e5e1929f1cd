/** Keeps the Tab key within a dialog that reaches from `first` to `last`. */
export function keepFocusBetween(event: KeyboardEvent, first: HTMLElement, last: HTMLElement) {
  if (event.key !== 'Tab') return
  const [from, to] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== from) return
  event.preventDefault()
  to.focus()
}
