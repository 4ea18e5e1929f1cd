import { getTranslations } from 'next-intl/server'
import { type ComponentProps, useId } from 'react'
import { offeredBrands } from '@/lib/api/cached/offered-brands'
import { cachedLegalAgreements } from '@/lib/api/cached/reference-data'
import { currentBrand, currentLocale, pageLinks } from '@/lib/routing/current-page'
import { languageName } from '@/lib/locale/languages'
import { locales } from '@/lib/locale/locales'
import { publicConfig } from '@/lib/config/public-config'
import { localePath } from '@/lib/routing/locale-path'
import { screenPath } from '@/lib/routing/links'
import { NavLinks } from './nav-links'
import { Logo, mainLinks } from './site-parts'
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
        <FooterColumn
          title={t('footer.move')}
          links={mainLinks.map(({ screen, text }) => ({ href: link(screen), text: t(text) }))}
        />
        <FooterColumn
          title={t('footer.you')}
          links={[
            { href: link('plan-selector'), text: t('plans') },
            { href: link('bookings'), text: t('bookings') },
            { href: link('favorites'), text: t('favorites') },
            { href: link('profile'), text: t('account') },
          ]}
        />
        <FooterColumn
          title={t('footer.more')}
          note={common('opensInNewTab')}
          links={[
            { href: shopUrl, text: t('shop'), kind: 'external' },
            { href: helpUrl, text: t('help'), kind: 'external' },
            ...(legal.ok ? legal.data.data : []).map(({ title, url }) => ({
              href: url,
              text: title,
              kind: 'external' as const,
            })),
          ]}
        />
        <FooterColumn
          title={t('footer.brands')}
          wide
          links={brands.map(({ key, id, name }) => ({
            href: localePath(locale, screenPath('home', id === null ? {} : { brand: key })),
            text: id === null ? t('footer.allBrands') : name,
            current: key === brand.key,
          }))}
        />
      </div>
      <div className="ui-wrap base">
        <p>{t('footer.rights')}</p>
        <LocaleSelect
          label={t('footer.language')}
          home={screenPath('home', brand.id === null ? {} : { brand: brand.key })}
          current={locale}
          options={locales.map((value) => ({ value, label: languageName(value) }))}
        />
        <ThemeChoice
          legend={t('footer.theme')}
          labels={{
            system: t('footer.themeSystem'),
            light: t('footer.themeLight'),
            dark: t('footer.themeDark'),
          }}
        />
      </div>
    </footer>
  )
}

interface FooterColumnProps extends ComponentProps<typeof NavLinks> {
  title: string
  /** Spans the full width with its links in a row. */
  wide?: boolean
}

/** A titled list of links. */
function FooterColumn({ title, wide, ...list }: FooterColumnProps) {
  const id = useId()
  return (
    <nav className="column" aria-labelledby={id} data-wide={wide ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      <NavLinks {...list} />
    </nav>
  )
}
