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

// The page does not scroll while a dialog is open; this keeps the width of the hidden scroll bar
// reserved.
function keepScrollbarWidth() {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
}

/**
 * Controls a native modal `<dialog>`. The browser makes the rest of the page inert and restores the
 * focus; this adds the fade, a focus loop for Tab, and closing by Escape and backdrop.
 *
 * @returns `present`: whether to render the dialog; `props`: what to spread on it
 */
export function useDialog(open: boolean, onClose: () => void) {
  const pressedOn = useRef<EventTarget>(null)
  const present = usePresence(open)

  // The cleanup of a ref runs while the element is still in the document; otherwise closing would
  // not restore the focus.
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
      // Browsers may close a dialog by themselves after Escape was prevented once.
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
