'use client'

import { type ComponentProps, useState } from 'react'
import { Button } from './button'
import { toast } from './toast/toast-store'
import { saveDocument } from '@/lib/browser/save-document'

interface DocumentButtonProps extends ComponentProps<typeof Button> {
  /** Where the document is, at the moment of the click; null when it cannot be asked for. */
  path: () => string | null
  /** Said when it does not come. */
  failedText: string
}

/** Saves a document of the provider as a file, and says so when it does not come. */
export function DocumentButton({ path, failedText, ...button }: DocumentButtonProps) {
  const [loading, setLoading] = useState(false)

  async function save() {
    const address = path()
    if (address === null) return
    setLoading(true)
    const isSaved = await saveDocument(address)
    setLoading(false)
    if (!isSaved) toast({ kind: 'error', message: failedText })
  }

  return <Button {...button} loading={loading} onClick={() => void save()} />
}
