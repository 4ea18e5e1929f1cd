'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { usePathname } from 'next/navigation'
import { CloseIcon, MenuIcon, SignOutIcon, UserIcon } from '@/components/ui/icons/navigation'
import { useDialog } from '@/components/ui/modal/use-dialog'
import { toast } from '@/components/ui/toast/toast-store'
import { safePath } from '@/lib/navigation/safe-path'

interface MenuDialogProps {
  label: string
  closeLabel: string
  children: ReactNode
}

/** The header's menu on narrow viewports, as a sheet over the page. */
export function MenuDialog({ label, closeLabel, children }: MenuDialogProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialog = useDialog(open, close)

  function closeAfterLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }

  return (
    <>
      <button
        type="button"
        className="round menu-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {dialog.present && (
        <dialog
          {...dialog.props}
          role="dialog"
          aria-modal="true"
          aria-label={label}
          className="menu"
          data-modal="menu"
        >
          <button
            type="button"
            className="round menu-close"
            aria-label={closeLabel}
            onClick={close}
          >
            <CloseIcon />
          </button>
          <div onClick={closeAfterLink}>{children}</div>
        </dialog>
      )}
    </>
  )
}

interface PopoverMenuProps {
  id: string
  label: string
  children: ReactNode
}

function closeAfterLink(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.currentTarget.hidePopover()
  }
}

/**
 * The round button of the account with a popover below the header; the browser closes it on Escape
 * and on outside clicks.
 */
export function PopoverMenu({ id, label, children }: PopoverMenuProps) {
  return (
    <>
      <button type="button" className="round" aria-label={label} popoverTarget={id}>
        <UserIcon />
      </button>
      <div id={id} popover="auto" className="panel" onClick={closeAfterLink}>
        {children}
      </div>
    </>
  )
}

const links = '[data-site-nav] a:not(.logo, .ui-button, [data-does])'

/**
 * Marks the header's links to this page or its parents, because the static header does not know its
 * page.
 */
export function NavCurrent() {
  const path = usePathname()

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const target = new URL(link.href)
      const here = target.origin === location.origin && target.pathname === location.pathname
      const within =
        target.origin === location.origin && location.pathname.startsWith(`${target.pathname}/`)
      if (here) link.setAttribute('aria-current', 'page')
      else if (within) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }, [path])

  return null
}

interface SignOutButtonProps {
  homeHref: string
  text: string
  failedText: string
}

/** Ends the session and loads the home page anew, so that no personal data stay in memory. */
export function SignOutButton({ homeHref, text, failedText }: SignOutButtonProps) {
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    try {
      const { signOut } = await import('@/lib/auth/sign-out')
      await signOut()
      window.location.assign(safePath(homeHref))
    } catch {
      toast({ kind: 'error', message: failedText })
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      className="sign-out"
      aria-busy={busy || undefined}
      onClick={busy ? undefined : leave}
    >
      <SignOutIcon size={20} />
      {text}
    </button>
  )
}
