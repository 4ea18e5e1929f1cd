import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { Link } from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button-link'
import {
  currentBrand,
  currentLocale,
  currentPageContext,
  pageLinks,
} from '@/lib/routing/current-page'
import { entryPath, loadEntryOffer } from '@/lib/plans/entry-offer'
import { publicConfig } from '@/lib/config/public-config'
import { NavLinks } from './nav-links'
import { accountGroups, Logo, mainLinks } from './site-parts'
import { SearchButton } from '@/components/search/search-button'
import { searchTexts } from '@/components/search/search-texts'
import { MenuDialog, NavCurrent, PopoverMenu, SignOutButton } from './header-controls'

/**
 * The header of every page outside flows. The static HTML contains both of its variants;
 * `data-session` on `<html>` selects the visible one.
 */
export async function SiteHeader() {
  // Must come first: at build time it ends the render before the provider is called.
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  const [t, common, link, offer, context, search] = await Promise.all([
    getTranslations('layout'),
    getTranslations('common'),
    pageLinks(),
    loadEntryOffer(locale, brand),
    currentPageContext(),
    searchTexts(),
  ])
  const { shopUrl, helpUrl } = publicConfig()

  const start = {
    href: entryPath(link, offer),
    text: t(offer?.kind === 'trial' ? 'startTrial' : 'join'),
  }
  const main = (
    <NavLinks
      note={common('opensInNewTab')}
      links={[
        ...mainLinks.map(({ screen, text }) => ({ href: link(screen), text: t(text) })),
        { href: shopUrl, text: t('shop'), kind: 'external' },
        { href: helpUrl, text: t('help'), kind: 'external' },
      ]}
    />
  )
  const cancelPlan = {
    href: link('subscriptions', { cancel: 'plan' }),
    text: t('cancelPlan'),
    kind: 'action',
  } as const
  const account = (
    <>
      {accountGroups.map((group) => (
        <NavLinks
          key={group.text}
          label={t(`accountGroups.${group.text}`)}
          links={[
            ...group.links.map(({ screen, text }) => ({
              href: link(screen),
              text: t(text),
            })),
            ...(group.text === 'membership' ? [cancelPlan] : []),
          ]}
        />
      ))}
      <SignOutButton homeHref={link('home')} text={t('signOut')} failedText={t('signOutFailed')} />
    </>
  )

  return (
    <header className="site-header" data-site-nav="">
      <div className="bar ui-wrap">
        <Link href={link('home')} className="logo">
          <Logo brand={brand} />
        </Link>
        <nav className="links" aria-label={t('mainNavigation')}>
          {main}
        </nav>
        <div className="actions">
          <SearchButton context={context} texts={search} />
          <Link className="text-link" data-for="guest" href={link('login')}>
            {t('logIn')}
          </Link>
          <ButtonLink data-for="guest" size="small" href={start.href}>
            {start.text}
          </ButtonLink>
          <Link className="text-link" data-for="member" href={link('bookings')}>
            {t('bookings')}
          </Link>
          <div className="account" data-for="member">
            <PopoverMenu id="account-menu" label={t('account')}>
              <nav aria-label={t('accountNavigation')}>{account}</nav>
            </PopoverMenu>
          </div>
          <MenuDialog label={t('menu')} closeLabel={common('close')}>
            <nav aria-label={t('mainNavigation')}>{main}</nav>
            <nav aria-label={t('accountNavigation')} data-for="member">
              {account}
            </nav>
            <div className="menu-guest" data-for="guest">
              <ButtonLink wide href={start.href}>
                {start.text}
              </ButtonLink>
              <ButtonLink wide variant="secondary" href={link('login')}>
                {t('logIn')}
              </ButtonLink>
            </div>
          </MenuDialog>
        </div>
      </div>
      <Suspense>
        <NavCurrent />
      </Suspense>
    </header>
  )
}
