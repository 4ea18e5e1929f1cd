'use client'

import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { ShareIcon } from '@/components/ui/icons/actions'
import { FacebookIcon, XIcon } from '@/components/ui/icons/social'
import { Modal } from '@/components/ui/modal/modal'
import { copyText } from '@/components/ui/toast/copy-text'
import { toast } from '@/components/ui/toast/toast-store'
import { type Network, networks, shareUrl, windowFeatures } from '@/lib/share/networks'
import { sharedAddress } from '@/lib/share/shared-address'
import type { ShareTexts } from './share-texts'

interface ShareModalProps {
  open: boolean
  /** The address of the page; what is private in it is not shared. */
  href: string
  title: string
  texts: ShareTexts
  onClose: () => void
}

const icons = { facebook: FacebookIcon, x: XIcon }
const harmless = ['AbortError', 'InvalidStateError']

/**
 * Shares a page: two networks, each in its own window, a link to copy and, if the device has one,
 * its share sheet.
 */
export function ShareModal({ open, href, title, texts, onClose }: ShareModalProps) {
  const address = sharedAddress(href)

  function shareOn(network: Network) {
    window.open(shareUrl(network, address, title), '_blank', windowFeatures(window))
  }

  async function shareOnDevice() {
    try {
      await navigator.share({ title, url: address })
      onClose()
    } catch (error) {
      // Closing the sheet or pressing twice is not a failure; a sheet that does not open is.
      const isHarmless = error instanceof DOMException && harmless.includes(error.name)
      if (!isHarmless) toast({ kind: 'error', message: texts.deviceFailed })
    }
  }

  async function copy() {
    if (await copyText(address, texts)) onClose()
  }

  return (
    <Modal
      name="share"
      open={open}
      onClose={onClose}
      closeLabel={texts.close}
      title={texts.title}
      description={texts.description}
    >
      <div className="ui-modal-pair">
        {networks.map((network) => {
          const Icon = icons[network]
          return (
            <Button
              key={network}
              variant="secondary"
              wide
              data-share={network}
              onClick={() => shareOn(network)}
            >
              <Icon size={20} />
              {texts[network]}
            </Button>
          )
        })}
      </div>
      {'share' in navigator && (
        <Button variant="secondary" wide onClick={() => void shareOnDevice()}>
          <ShareIcon size={20} />
          {texts.device}
        </Button>
      )}
      <CopyField
        label={texts.link}
        value={address}
        copyLabel={texts.copy}
        onCopy={() => void copy()}
      />
    </Modal>
  )
}
