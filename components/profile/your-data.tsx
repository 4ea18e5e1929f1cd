'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { toast } from '@/components/ui/toast/toast-store'
import { downloadData } from '@/lib/profile/download-data'
import { reportError } from '@/lib/reports/browser-reports'
import type { ProfileTexts } from './profile-texts'

const DeleteAccount = modalOnDemand(() =>
  import('./delete-account').then((module) => module.DeleteAccount),
)

interface YourDataProps {
  texts: ProfileTexts
  onDeleted: () => void
}

/** Everything that is kept, as a file, and the way to have it deleted. */
export function YourData({ texts, onDeleted }: YourDataProps) {
  const { data } = texts
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)

  async function download() {
    setBusy(true)
    try {
      await downloadData()
      toast({ kind: 'success', message: data.downloaded })
    } catch (error) {
      reportError(error)
      toast({ kind: 'error', message: data.downloadFailed })
    }
    setBusy(false)
  }

  return (
    <ul className="profile-sessions">
      <li>
        <p className="ui-soft">{data.downloadHint}</p>
        <Button variant="secondary" size="small" loading={busy} onClick={() => void download()}>
          {data.download}
        </Button>
      </li>
      <li>
        <p className="ui-soft">{data.deleteHint}</p>
        <Button
          variant="ghost-secondary"
          size="small"
          className="profile-danger"
          onClick={() => setAsking(true)}
        >
          {data.delete}
        </Button>
        <DeleteAccount
          open={asking}
          texts={texts}
          onClose={() => setAsking(false)}
          onDeleted={onDeleted}
        />
      </li>
    </ul>
  )
}
