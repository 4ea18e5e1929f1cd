import type { Metadata, Viewport } from 'next'
import { BootScript } from '@/components/layout/boot-script'
import { PageConfig } from '@/components/layout/page-config'
import { GlobalStyle } from '@/components/ui/global-style'
import { PRODUCT_NAME } from '@/lib/brand/brands'
import { currentBrand } from '@/lib/brand/current-brand'
import { currentLocale } from '@/lib/locale/current-locale'
import { fontClass } from '@/lib/theme/fonts'

// The build fails if any page becomes dynamic.
export const ensureStatic = 'navigation'

// `_` is no brand, so nothing is asked of the provider, and no page prerendered, at build.
export const generateStaticParams = () => [{ locale: 'en', brand: '_' }]

export const metadata: Metadata = {
  title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
}

export const viewport: Viewport = { colorScheme: 'light dark' }

export default async function RootLayout({ children }: LayoutProps<'/[locale]/[brand]'>) {
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  return (
    <html lang={locale} data-brand={brand.key} className={fontClass} suppressHydrationWarning>
      <head>
        <BootScript />
        <PageConfig />
        <GlobalStyle />
      </head>
      <body>{children}</body>
    </html>
  )
}
