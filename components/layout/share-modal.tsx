'use client'

import { Button } from '@/components/ui/button'
import { CopyIcon } from '@/components/ui/icons/actions'
import { FacebookIcon, XIcon } from '@/components/ui/icons/networks'
import { Modal } from '@/components/ui/modal/modal'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast/toast-store'
import { type Network, networks, shareUrl, windowFeatures } from '@/lib/share/networks'
import type { ShareTexts } from './share-texts'

interface ShareModalProps {
  open: boolean
  address: string
  title: string
  texts: ShareTexts
  onClose: () => void
}

const icons = { facebook: FacebookIcon, x: XIcon }

/** Two networks, each in a window of its own, and the link to copy. Specification 2, share. */
export function ShareModal({ open, address, title, texts, onClose }: ShareModalProps) {
  function shareOn(network: Network) {
    window.open(shareUrl(network, address, title), '_blank', windowFeatures(window))
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast({ kind: 'success', message: texts.copied })
      onClose()
    } catch {
      // A browser may keep the clipboard to itself; the field can still be copied by hand.
      toast({ kind: 'error', message: texts.copyFailed })
    }
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
      <TextField
        label={texts.link}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button wide onClick={() => void copy()}>
        <CopyIcon size={20} />
        {texts.copy}
      </Button>
    </Modal>
  )
}
