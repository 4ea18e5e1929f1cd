'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ShareIcon } from '@/components/ui/icons/actions'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import type { ShareTexts } from './share-texts'

const ShareModal = modalOnDemand(() => import('./share-modal').then((module) => module.ShareModal))

interface ShareButtonProps {
  /** Title of the shared page. */
  title: string
  texts: ShareTexts
}

/** A button that opens the share modal for this page. */
export function ShareButton({ title, texts }: ShareButtonProps) {
  const [href, setHref] = useState<string | null>(null)

  return (
    <>
      <Button variant="secondary" data-share="" onClick={() => setHref(window.location.href)}>
        <ShareIcon size={20} />
        {texts.share}
      </Button>
      <ShareModal
        open={href !== null}
        href={href ?? ''}
        title={title}
        texts={texts}
        onClose={() => setHref(null)}
      />
    </>
  )
}
