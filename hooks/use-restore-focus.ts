import { type FocusEvent, useEffect, useRef } from 'react'

/** Moves a lost focus to the first control of an area, or to the area when it has none. */
function restoreFocus(place: HTMLElement) {
  const { activeElement } = document
  if (activeElement !== document.body && activeElement !== place) return
  const control = place.querySelector<HTMLElement>('a[href], button:enabled')
  if (!control) place.tabIndex = -1
  const target = control ?? place
  target.focus()
}

/**
 * Keeps the focus in an area whose content changes: when the focused control disappears, or the one
 * that opened a dialog of the area, the first control that is in the area then gets the focus.
 * Spread the result on an element that stays.
 */
export function useRestoreFocus() {
  const observer = useRef<MutationObserver>(null)

  function stop() {
    observer.current?.disconnect()
    observer.current = null
  }
  useEffect(() => stop, [])

  return {
    onFocus({ currentTarget: place }: FocusEvent<HTMLElement>) {
      if (observer.current) return
      observer.current = new MutationObserver(() => restoreFocus(place))
      observer.current.observe(place, { childList: true, subtree: true })
      // Dialogs are children of the body, and can outlive what has opened them.
      observer.current.observe(document.body, { childList: true })
    },
    onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget || !target.closest('dialog')) stop()
    },
  }
}
