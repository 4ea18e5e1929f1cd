'use client'

import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { Button, buttonAttributes } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { useDialog } from './use-dialog'

interface ModalAction {
  label: string
  onClick: () => void
  loading?: boolean
  /** Makes it a link, which is followed with a full page load. */
  href?: string
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
  /** The secondary button, which leaves everything as it is; on phones below the other. */
  left?: ModalAction
  /** The primary button, which does what the title says, also where that ends or deletes something. */
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
            {right && <PrimaryAction {...right} />}
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

function PrimaryAction({ label, onClick, loading, href }: ModalAction) {
  if (href === undefined)
    return (
      <Button loading={loading} onClick={onClick}>
        {label}
      </Button>
    )
  return (
    <a href={href} onClick={onClick} {...buttonAttributes({})}>
      <span className="ui-button-label">{label}</span>
    </a>
  )
}
