import { useCallback, useRef } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { usePresence } from './use-presence'

const reachable =
  ':is(a[href],button,input,select,textarea,[tabindex]):not(:disabled,[tabindex="-1"],[type="hidden"])'

function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const dialog = event.currentTarget
  const stops = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(
    (stop) => !stop.closest('[hidden]'),
  )
  const active = document.activeElement
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const other = event.shiftKey ? stops.at(-1) : stops[0]
  if (!other || (active !== edge && !(event.shiftKey && active === dialog))) return
  event.preventDefault()
  other.focus()
}

// The page stops scrolling while a dialog is open; what the scroll bar took must stay taken.
function keepScrollbarWidth() {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
}

/**
 * Drives a native modal `<dialog>`: the browser makes the rest of the page inert and gives the
 * focus back at the end; this adds the fade, a closed circle of Tab, and closing by Escape and
 * by the backdrop.
 *
 * @returns `present`: whether to render the dialog; `props`: what to spread on it
 */
export function useDialog(open: boolean, onClose: () => void) {
  const pressedOn = useRef<EventTarget>(null)
  const present = usePresence(open)

  // The clean-up of a ref runs while the element still stands: only then does closing move the focus.
  const ref = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return
    keepScrollbarWidth()
    dialog.showModal()
    ;(dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus()
    return () => dialog.close()
  }, [])

  return {
    present,
    props: {
      ref,
      tabIndex: -1,
      'data-state': open ? 'open' : 'closed',
      onKeyDown: keepTabInside,
      onCancel(event: SyntheticEvent) {
        event.preventDefault()
        onClose()
      },
      // A browser may close a dialog by itself after Escape was refused once.
      onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      },
      onPointerDown(event: SyntheticEvent) {
        pressedOn.current = event.target
      },
      onClick(event: SyntheticEvent) {
        const { target, currentTarget } = event
        if (target === currentTarget && pressedOn.current === currentTarget) onClose()
      },
    },
  }
}
