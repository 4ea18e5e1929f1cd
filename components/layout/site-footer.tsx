import { getTranslations } from 'next-intl/server'
import { Children, type ReactNode, useId } from 'react'
import { Link } from '@/components/ui/link'
import { DeviceIcon, MoonIcon, SunIcon } from '@/components/ui/icons/navigation'
import { offeredBrands } from '@/lib/api/cached/offered-brands'
import { cachedLegalAgreements } from '@/lib/api/cached/reference-data'
import { currentBrand, currentLocale, pageLinks } from '@/lib/routing/current-page'
import { languageName } from '@/lib/locale/languages'
import { locales } from '@/lib/locale/locales'
import { publicConfig } from '@/lib/config/public-config'
import { localePath } from '@/lib/routing/locale-path'
import { screenPath } from '@/lib/routing/links'
import { ExternalLink, Logo, mainLinks } from './site-parts'
import { LocaleSelect, ThemeChoice } from './display-choices'

/** The footer of every page outside flows: links, language and theme. */
export async function SiteFooter() {
  const [t, common, brand, locale, link] = await Promise.all([
    getTranslations('layout'),
    getTranslations('common'),
    currentBrand(),
    currentLocale(),
    pageLinks(),
  ])
  const { shopUrl, helpUrl } = publicConfig()
  const [legal, brands] = await Promise.all([cachedLegalAgreements(locale), offeredBrands(locale)])

  return (
    <footer className="site-footer">
      <div className="ui-wrap columns">
        <div className="promise">
          <Logo brand={brand} />
          <p>{t('footer.promise', { count: brands.length - 1 })}</p>
        </div>
        <FooterColumn title={t('footer.move')}>
          {mainLinks.map(({ screen, text }) => (
            <Link key={screen} href={link(screen)}>
              {t(text)}
            </Link>
          ))}
        </FooterColumn>
        <FooterColumn title={t('footer.you')}>
          <Link href={link('plan-selector')}>{t('plans')}</Link>
          <Link href={link('bookings')} prefetch={false}>
            {t('bookings')}
          </Link>
          <Link href={link('favorites')} prefetch={false}>
            {t('favorites')}
          </Link>
          <Link href={link('profile')} prefetch={false}>
            {t('account')}
          </Link>
        </FooterColumn>
        <FooterColumn title={t('footer.more')}>
          <ExternalLink href={shopUrl} note={common('opensInNewTab')}>
            {t('shop')}
          </ExternalLink>
          <ExternalLink href={helpUrl} note={common('opensInNewTab')}>
            {t('help')}
          </ExternalLink>
          {legal.ok &&
            legal.data.data.map(({ id, title, url }) => (
              <ExternalLink key={id} href={url} note={common('opensInNewTab')}>
                {title}
              </ExternalLink>
            ))}
        </FooterColumn>
        <FooterColumn title={t('footer.brands')} wide>
          {brands.map(({ key, id, name }) => (
            <Link
              key={key}
              href={localePath(locale, screenPath('home', id === null ? {} : { brand: key }))}
              aria-current={key === brand.key ? 'true' : undefined}
              prefetch={false}
            >
              {id === null ? t('footer.allBrands') : name}
            </Link>
          ))}
        </FooterColumn>
      </div>
      <div className="ui-wrap base">
        <p>{t('footer.rights')}</p>
        <LocaleSelect
          label={t('footer.language')}
          current={locale}
          options={locales.map((value) => ({ value, label: languageName(value) }))}
        />
        <ThemeChoice
          legend={t('footer.theme')}
          choices={[
            { value: 'system', label: t('footer.themeSystem'), icon: <DeviceIcon size={18} /> },
            { value: 'light', label: t('footer.themeLight'), icon: <SunIcon size={18} /> },
            { value: 'dark', label: t('footer.themeDark'), icon: <MoonIcon size={18} /> },
          ]}
        />
      </div>
    </footer>
  )
}

interface FooterColumnProps {
  title: string
  /** Spans the full width with its links in a row. */
  wide?: boolean
  children: ReactNode
}

/** A titled list of links. */
function FooterColumn({ title, wide, children }: FooterColumnProps) {
  const id = useId()
  return (
    <nav className="column" aria-labelledby={id} data-wide={wide ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
