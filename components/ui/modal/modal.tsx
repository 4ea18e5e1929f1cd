'use client'

import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { useDialog } from './use-dialog'

interface ModalAction {
  label: string
  onClick: () => void
  loading?: boolean
}

interface ModalProps {
  /** Set on the dialog as `data-modal`. */
  name: string
  open: boolean
  /** Called by the close icon, Escape and the backdrop. */
  onClose: () => void
  closeLabel: string
  title: string
  description?: ReactNode
  /** A picture or illustration above the title. */
  image?: ReactNode
  /** Secondary button. */
  left?: ModalAction
  /** Primary button. */
  right?: ModalAction
  /** For lists and forms that need more space. */
  wide?: boolean
  children?: ReactNode
}

/** A modal dialog; on phones it slides up from the bottom. Specification 2, modals. */
export function Modal(props: ModalProps) {
  const { name, open, onClose, closeLabel, title, description, image, left, right, wide } = props
  const id = useId()
  const dialog = useDialog(open, onClose)
  if (!dialog.present) return null

  return createPortal(
    <dialog
      {...dialog.props}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className="ui-modal"
      data-modal={name}
      data-wide={wide ? '' : undefined}
    >
      <div className="ui-modal-body">
        {image && <div className="ui-modal-image">{image}</div>}
        <h2 id={`${id}-title`}>{title}</h2>
        {description && (
          <div className="ui-modal-description" id={`${id}-description`}>
            {description}
          </div>
        )}
        {props.children}
        {(left || right) && (
          <div className="ui-modal-actions">
            {left && (
              <Button variant="secondary" loading={left.loading} onClick={left.onClick}>
                {left.label}
              </Button>
            )}
            {right && (
              <Button loading={right.loading} onClick={right.onClick}>
                {right.label}
              </Button>
            )}
          </div>
        )}
        <Button
          variant="ghost-secondary"
          iconOnly
          className="ui-modal-close"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <CloseIcon />
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}

export interface LeadModalTexts {
  title: string
  /** The left button, which closes the modal. */
  stay: string
  /** The right button, which goes to `href`. */
  go: string
  close: string
}

interface LeadModalProps {
  /** Set on the dialog as `data-modal`. */
  name: string
  description: string
  texts: LeadModalTexts
  href: string
  open: boolean
  onClose: () => void
  /** Called before it goes to `href`. */
  onGo?: () => void
}

/** A modal that explains what is missing and links to where to get it. */
export function LeadModal(props: LeadModalProps) {
  const { name, description, texts, href, open, onClose, onGo } = props
  const router = useRouter()
  return (
    <Modal
      name={name}
      open={open}
      onClose={onClose}
      closeLabel={texts.close}
      title={texts.title}
      description={description}
      left={{ label: texts.stay, onClick: onClose }}
      right={{
        label: texts.go,
        onClick: () => {
          onGo?.()
          router.push(href)
        },
      }}
    />
  )
}
