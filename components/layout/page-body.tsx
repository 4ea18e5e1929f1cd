import { getTranslations } from 'next-intl/server'
import { type ReactNode, Suspense } from 'react'
import { SkipLink } from '@/components/ui/skip-link'
import { Toaster } from '@/components/ui/toast/toaster'
import { AddressWatcher } from '@/components/runtime/address-watcher'
import { OfflineNotice } from './offline-notice'
import { PageViews } from '@/components/runtime/page-views'
import { SessionEnd } from '@/components/runtime/session-end'
import { SessionMirror } from '@/components/runtime/session-mirror'

/** What every page holds around its own content. */
export async function PageBody({ children }: { children: ReactNode }) {
  const [t, common] = await Promise.all([getTranslations('layout'), getTranslations('common')])
  return (
    <body>
      <SkipLink label={t('skip')} />
      <OfflineNotice text={t('offline')} />
      {children}
      <Toaster dismissLabel={common('dismiss')} />
      <SessionMirror />
      <SessionEnd expiredText={t('sessionExpired')} unrevokedText={t('signOutUnfinished')} />
      <Suspense>
        <PageViews />
        <AddressWatcher />
      </Suspense>
    </body>
  )
}
