import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLinks } from '@/lib/routing/current-page'
import { screens } from '@/lib/routing/screens'
import { AccountNav } from './account-nav'
import { AccountFrameGrid } from './account-frame.styles'
import { accountGroups } from './site-parts'

interface AccountFrameProps {
  /** What every one of these screens says above its own content. */
  notice: ReactNode
  children: ReactNode
}

/** The frame of the member's own screens: their navigation, a notice and the screen. */
export async function AccountFrame({ notice, children }: AccountFrameProps) {
  const [t, link] = await Promise.all([getTranslations('layout'), pageLinks()])
  const groups = accountGroups.map(({ text: title, links }) => ({
    title: t(`accountGroups.${title}`),
    links: links.map(({ screen, text }) => ({
      text: t(text),
      href: link(screen),
      path: screens[screen].path,
    })),
  }))
  return (
    <AccountFrameGrid className="ui-wrap">
      <AccountNav label={t('accountNavigation')} groups={groups} />
      <div className="account-screen">
        {notice}
        {children}
      </div>
    </AccountFrameGrid>
  )
}
