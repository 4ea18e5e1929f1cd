'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ShareIcon } from '@/components/ui/icons/actions'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { sharedAddress } from '@/lib/share/shared-address'
import type { ShareTexts } from './share-texts'

const ShareModal = modalOnDemand(() => import('./share-modal').then((module) => module.ShareModal))

interface ShareButtonProps {
  /** What is shared, for those whom the link is sent to. */
  title: string
  texts: ShareTexts
}

/** Shares this page: by the device's own sheet where it has one, else in a modal. */
export function ShareButton({ title, texts }: ShareButtonProps) {
  const [address, setAddress] = useState<string | null>(null)

  async function share() {
    const url = sharedAddress(window.location.href)
    try {
      if (!('share' in navigator)) return setAddress(url)
      await navigator.share({ title, url })
    } catch (error) {
      // Leaving the device's sheet is no failure; a sheet that does not come is.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setAddress(url)
    }
  }

  return (
    <>
      <Button variant="secondary" data-share="" onClick={() => void share()}>
        <ShareIcon size={20} />
        {texts.share}
      </Button>
      <ShareModal
        open={address !== null}
        address={address ?? ''}
        title={title}
        texts={texts}
        onClose={() => setAddress(null)}
      />
    </>
  )
}
