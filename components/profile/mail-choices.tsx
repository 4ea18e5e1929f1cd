'use client'

import { mutate } from 'swr'
import { CheckboxField, ChoiceGroup } from '@/components/ui/choice-group'
import { Skeleton } from '@/components/ui/skeleton'
import { RowError } from '@/components/ui/state/row-error'
import { toast } from '@/components/ui/toast/toast-store'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { failureText } from '@/lib/api/error-text'
import {
  changeMailPreferences,
  getMailPreferences,
  type MailPreferences,
} from '@/lib/api/mail-preferences'
import { swrKeys } from '@/lib/api/swr-keys'
import { fill } from '@/lib/locale/fill'
import { formatHour } from '@/lib/time/format-hour'
import type { ProfileTexts } from './profile-texts'

const night = { from: 22, until: 7 }

/** Which mails the member gets. A choice is saved at once, and taken back if that fails. */
export function MailChoices({ texts }: { texts: ProfileTexts }) {
  const { mails, locale } = texts
  const key = swrKeys.mailPreferences
  const preferences = useRead(key, () => getMailPreferences(browserApi), recovering)

  async function choose(changes: Partial<MailPreferences>) {
    const show = (chosen: Partial<MailPreferences>) =>
      mutate<MailPreferences>(key, (before) => before && { ...before, ...chosen }, {
        revalidate: false,
      })
    await show(changes)
    const result = await changeMailPreferences(browserApi, changes)
    if (result.ok) return show(result.data)
    const message = failureText(result.error, texts)
    if (message !== null) toast({ kind: 'error', message })
    void mutate(key)
  }

  if (preferences.status === 'failed')
    return <RowError text={mails.error} retryLabel={texts.retry} onRetry={preferences.retry} />
  if (preferences.status === 'loading')
    return (
      <div role="status">
        <span className="ui-hidden">{mails.loading}</span>
        <Skeleton height="15rem" />
      </div>
    )
  const { bookings, renewals, offers, quietHours } = preferences.data
  return (
    <ChoiceGroup legend={mails.title} legendHidden>
      <CheckboxField
        label={mails.bookings}
        hint={mails.bookingsHint}
        checked={bookings}
        onChange={({ target }) => void choose({ bookings: target.checked })}
      />
      <CheckboxField
        label={mails.renewals}
        hint={mails.renewalsHint}
        checked={renewals}
        onChange={({ target }) => void choose({ renewals: target.checked })}
      />
      <CheckboxField
        label={mails.offers}
        hint={mails.offersHint}
        checked={offers}
        onChange={({ target }) => void choose({ offers: target.checked })}
      />
      <CheckboxField
        label={mails.quiet}
        hint={fill(mails.quietHint, {
          from: formatHour((quietHours ?? night).from, locale),
          until: formatHour((quietHours ?? night).until, locale),
        })}
        checked={quietHours !== null}
        onChange={({ target }) => void choose({ quietHours: target.checked ? night : null })}
      />
    </ChoiceGroup>
  )
}
