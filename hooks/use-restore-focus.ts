import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus in an area whose content changes: when the focused control disappears, the first
 * control that is in the area then gets the focus. Spread the result on an element that stays.
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
      observer.current = new MutationObserver(() => {
        if (document.activeElement !== document.body) return
        place.querySelector<HTMLElement>('a[href], button:enabled')?.focus()
      })
      observer.current.observe(place, { childList: true, subtree: true })
    },
    onBlur: stop,
  }
}
