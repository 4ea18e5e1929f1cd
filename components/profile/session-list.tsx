'use client'

import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { RowError } from '@/components/ui/state/row-error'
import { toast } from '@/components/ui/toast/toast-store'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { browserApi } from '@/lib/api/browser'
import { isNotFound } from '@/lib/api/error-kinds'
import { failureText } from '@/lib/api/error-text'
import type { Result } from '@/lib/api/result'
import { swrKeys } from '@/lib/api/swr-keys'
import {
  endOtherSessions,
  endUserSession,
  listUserSessions,
  type UserSession,
} from '@/lib/api/user-sessions'
import { fill } from '@/lib/locale/fill'
import { formatFullDate } from '@/lib/time/time-formats'
import type { ProfileTexts } from './profile-texts'

/** `Safari · iOS`, or what the device calls itself. */
const deviceName = ({ device }: UserSession, unknown: string) =>
  [device.name, device.system].filter(Boolean).join(' · ') || unknown

/** Where the account is signed in, each with a way to sign it out. */
export function SessionList({ texts }: { texts: ProfileTexts }) {
  const { sessions: own } = texts
  const focusProps = useRestoreFocus()
  const sessions = useRead(swrKeys.userSessions, () => listUserSessions(browserApi), {
    ...recovering,
    revalidateOnMount: true,
  })
  const [busy, setBusy] = useState<number | 'others' | null>(null)

  async function end(what: number | 'others', success: string) {
    setBusy(what)
    const result: Result<void> = await (what === 'others'
      ? endOtherSessions(browserApi)
      : endUserSession(browserApi, what))
    setBusy(null)
    sessions.retry()
    // A session that is gone already has ended, which is what was wanted.
    if (result.ok || isNotFound(result.error)) toast({ kind: 'success', message: success })
    else {
      const message = failureText(result.error, own)
      if (message !== null) toast({ kind: 'error', message })
    }
  }

  if (sessions.status === 'failed')
    return <RowError text={own.error} retryLabel={texts.retry} onRetry={sessions.retry} />
  if (sessions.status === 'loading')
    return (
      <div role="status">
        <span className="ui-hidden">{own.loading}</span>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </div>
    )
  const { data: listed } = sessions.data
  return (
    <div {...focusProps}>
      <ul className="profile-sessions" aria-label={own.title}>
        {listed.map((session) => {
          const device = deviceName(session, own.unknown)
          return (
            <li key={session.id}>
              <div>
                <p className="profile-device">{device}</p>
                {session.current ? (
                  <Badge tone="success">{own.current}</Badge>
                ) : (
                  <p className="ui-soft">
                    {fill(own.used, { date: formatFullDate(session.lastUsedAt, texts.dates) })}
                  </p>
                )}
              </div>
              {!session.current && (
                <Button
                  variant="ghost-secondary"
                  size="small"
                  aria-label={fill(own.endNamed, { device })}
                  loading={busy === session.id}
                  onClick={() => void end(session.id, fill(own.ended, { device }))}
                >
                  {own.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {listed.length > 1 && (
        <Button
          variant="secondary"
          loading={busy === 'others'}
          onClick={() => void end('others', own.othersEnded)}
        >
          {own.endOthers}
        </Button>
      )}
    </div>
  )
}
