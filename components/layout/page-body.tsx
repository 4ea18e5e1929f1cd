import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Toaster } from '@/components/ui/toast/toaster'
import { EarlyPresses } from '@/components/runtime/early-presses'
import { MemberStart } from '@/components/runtime/member-start'
import { AddressWatcher, PageViews } from '@/components/runtime/navigation'
import { OnceHydrated } from '@/components/runtime/once-hydrated'
import { PagePrefetching } from '@/components/runtime/page-prefetching'
import { PendingEffects } from '@/components/runtime/pending-effects'
import { SessionEnd, SessionMirror } from '@/components/runtime/session-changes'
import { SharedCode } from '@/components/runtime/shared-code'
import { NavigationProgress } from './navigation-progress'
import { OfflineNotice } from './offline-notice'

/** Everything that each page has around its content. */
export async function PageBody({ children }: { children: ReactNode }) {
  const [t, common] = await Promise.all([getTranslations('layout'), getTranslations('common')])
  return (
    <body>
      <SkipLink label={t('skip')} />
      <OfflineNotice text={t('offline')} />
      <NavigationProgress />
      {children}
      <Toaster dismissLabel={common('dismiss')} />
      <PendingEffects />
      <EarlyPresses />
      <SharedCode />
      <SessionMirror />
      <MemberStart />
      <SessionEnd expiredText={t('sessionExpired')} unrevokedText={t('signOutUnfinished')} />
      <OnceHydrated>
        <PageViews />
        <AddressWatcher />
        <PagePrefetching />
      </OnceHydrated>
    </body>
  )
}

/** The first element in the tab order, which skips the header and goes to `<main id="main">`. */
function SkipLink({ label }: { label: string }) {
  return (
    <a className="ui-skip ui-hidden" href="#main">
      {label}
    </a>
  )
}
