'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { toast } from '@/components/ui/toast/toast-store'
import { reportError } from '@/lib/reports/browser-reports'
import { pageLanguage } from '@/lib/api/browser'
import { FILE_TIMEOUT_MS } from '@/lib/api/timeouts'
import type { ProfileTexts } from './profile-texts'

/** Fetches everything that is kept about the member and saves it as a file. Throws if it fails. */
async function downloadData(): Promise<void> {
  const response = await fetch('/api/v1/users/export', {
    headers: pageLanguage(),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The export answered ${response.status}`)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = 'x-plus-data.json'
  link.click()
  // The URL is revoked later because the browser must have started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

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
