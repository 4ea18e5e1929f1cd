import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import {
  ArrivalScript,
  BootScript,
  EarlyInputScript,
  VisitLocaleScript,
} from '@/components/runtime/inline-scripts'
import { ErrorBoundary } from '@/components/layout/error-boundary'
import { ErrorTextsProvider } from '@/components/layout/error-screen'
import { PageBody } from '@/components/layout/page-body'
import { PageBrands, PageConfig, ResponseStatus } from '@/components/runtime/page-meta'
import { siteStylePath } from '@/app/styles/site-style'
import { offeredBrands } from '@/lib/api/cached/offered-brands'
import { brandLooks } from '@/lib/brand/brand-looks'
import { PRODUCT_NAME } from '@/lib/brand/brands'
import { defaultLocale } from '@/lib/locale/locales'
import {
  currentBrand,
  currentLocale,
  isBrandUnknown,
  NO_BRAND,
  pageLinks,
} from '@/lib/routing/current-page'
import { localePath } from '@/lib/routing/locale-path'
import { fontClass } from '@/lib/theme/fonts'
import { palette } from '@/lib/theme/brand-colors'

// The build fails if any page becomes dynamic.
export const ensureStatic = 'navigation'

// Pages of no brand end early, so at build time none is rendered and the provider is not called.
export const generateStaticParams = () => [{ locale: 'en', brand: NO_BRAND }]

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
    manifest: localePath(await currentLocale(), '/manifest.webmanifest'),
    icons: { icon: '/icons/favicon.svg', apple: '/icons/apple-touch-icon.png' },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palette.paper[0] },
    { media: '(prefers-color-scheme: dark)', color: palette.paper[1] },
  ],
}

export default async function RootLayout({ children }: LayoutProps<'/[locale]/[brand]'>) {
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  const [t, to] = await Promise.all([getTranslations('errors'), pageLinks()])
  const errorTexts = {
    title: t('brokenTitle'),
    text: t('brokenText'),
    retry: t('retry'),
    home: t('home'),
    homeHref: to('home'),
  }
  return (
    <html
      lang={locale}
      data-brand={brand.look}
      data-spinner={brandLooks[brand.look].spinner}
      className={fontClass}
      suppressHydrationWarning
    >
      <head>
        {/* Not part of `viewport`, whose elements each navigation replaces: it restyles everything. */}
        <meta name="color-scheme" content="light dark" />
        <ArrivalScript />
        {locale === defaultLocale && <VisitLocaleScript />}
        <BootScript />
        <EarlyInputScript />
        <PageConfig />
        <PageBrands brands={await offeredBrands(locale)} />
        {(await isBrandUnknown()) && <ResponseStatus status={200} />}
        {/* With a precedence it stands before the scripts, so that it is asked for first. */}
        <link rel="stylesheet" href={siteStylePath} precedence="site" />
      </head>
      <PageBody>
        <ErrorTextsProvider value={errorTexts}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </ErrorTextsProvider>
      </PageBody>
    </html>
  )
}
