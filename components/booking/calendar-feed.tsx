'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { RowError } from '@/components/ui/state/row-error'
import { TextField } from '@/components/ui/text-field'
import { copyText } from '@/components/ui/toast/copy-text'
import { toast } from '@/components/ui/toast/toast-store'
import { useCalendarFeed } from '@/hooks/booking/use-calendar-feed'
import { useRestoreFocus } from '@/hooks/use-restore-focus'

const Modal = modalOnDemand(() =>
  import('@/components/ui/modal/modal').then((module) => module.Modal),
)

export interface CalendarFeedTexts {
  title: string
  text: string
  make: string
  label: string
  copy: string
  copied: string
  copyFailed: string
  renew: string
  renewTitle: string
  renewText: string
  keep: string
  close: string
  madeToast: string
  failed: string
  errorText: string
  retry: string
}

/** The private address of the member's bookings for their calendar program. */
export function CalendarFeed({ texts }: { texts: CalendarFeedTexts }) {
  const { status, data, isLoading, retry, busy, renew } = useCalendarFeed()
  const focusProps = useRestoreFocus()
  const [asking, setAsking] = useState(false)

  async function makeNew() {
    const isMade = await renew()
    setAsking(false)
    toast(
      isMade
        ? { kind: 'success', message: texts.madeToast }
        : { kind: 'error', message: texts.failed },
    )
  }

  function control() {
    if (status === 'failed')
      return (
        <RowError
          text={texts.errorText}
          retryLabel={texts.retry}
          onRetry={retry}
          loading={isLoading}
        />
      )
    if (status === 'loading') return <Skeleton height="3rem" />
    const { url } = data
    if (url === null)
      return (
        <Button variant="secondary" loading={busy} onClick={() => void makeNew()}>
          {texts.make}
        </Button>
      )
    return (
      <>
        <TextField
          label={texts.label}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <div className="feed-do">
          <Button variant="secondary" onClick={() => void copyText(url, texts)}>
            {texts.copy}
          </Button>
          <Button variant="ghost-secondary" onClick={() => setAsking(true)}>
            {texts.renew}
          </Button>
        </div>
      </>
    )
  }

  return (
    <section className="calendar-feed" aria-labelledby="calendar-feed" {...focusProps}>
      <h2 id="calendar-feed">{texts.title}</h2>
      <p className="ui-soft">{texts.text}</p>
      {control()}
      <Modal
        name="renew-calendar-feed"
        open={asking}
        onClose={() => setAsking(false)}
        closeLabel={texts.close}
        title={texts.renewTitle}
        description={texts.renewText}
        left={{ label: texts.keep, onClick: () => setAsking(false) }}
        right={{ label: texts.renew, loading: busy, onClick: () => void makeNew() }}
      />
    </section>
  )
}
