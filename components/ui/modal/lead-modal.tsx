'use client'

import { useRouter } from 'next/navigation'
import { Modal } from './modal'

export interface LeadModalTexts {
  title: string
  /** Left button: stay. */
  stay: string
  /** Right button: go on to `href`. */
  go: string
  close: string
}

interface LeadModalProps {
  /** Named on the dialog as `data-modal`. */
  name: string
  description: string
  texts: LeadModalTexts
  href: string
  open: boolean
  onClose: () => void
}

/** A modal that says what is missing and leads to where it can be had. */
export function LeadModal({ name, description, texts, href, open, onClose }: LeadModalProps) {
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
      right={{ label: texts.go, onClick: () => router.push(href) }}
    />
  )
}
