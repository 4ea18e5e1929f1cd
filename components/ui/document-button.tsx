'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast/toast-store'
import { saveDocument } from '@/lib/browser/save-document'

interface DocumentButtonProps extends ComponentProps<typeof Button> {
  /** Where the document is, at the moment of the click; null when it cannot be asked for. */
  path: () => string | null
}

/** Saves a document of the provider as a file, and says so when it does not come. */
export function DocumentButton({ path, ...button }: DocumentButtonProps) {
  const t = useTranslations('common')
  const [loading, setLoading] = useState(false)

  async function save() {
    const address = path()
    if (address === null) return
    setLoading(true)
    const isSaved = await saveDocument(address)
    setLoading(false)
    if (!isSaved) toast({ kind: 'error', message: t('documentFailed') })
  }

  return <Button {...button} loading={loading} onClick={() => void save()} />
}
