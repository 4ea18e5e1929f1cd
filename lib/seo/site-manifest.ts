import { createTranslator } from 'next-intl'
import type { MetadataRoute } from 'next'
import { defaultBrand, PRODUCT_NAME } from '@/lib/brand/brands'
import type { Locale } from '@/lib/locale/locales'
import { loadMessages } from '@/lib/locale/messages'
import { linksFrom } from '@/lib/routing/links'
import { brandColors, palette } from '@/lib/theme/brand-colors'

const icon = (name: 'icon' | 'maskable', size: 192 | 512) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: name === 'maskable' ? ('maskable' as const) : ('any' as const),
})

/** The web app manifest in a locale. */
export async function siteManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const { metadata, layout, catalogue } = await loadMessages(locale)
  const t = createTranslator({ locale, messages: { metadata }, namespace: 'metadata' })
  const to = linksFrom({ locale, brand: defaultBrand.key })
  return {
    // The same in every locale, so that changing the language does not create a second app.
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: t('appDescription'),
    lang: locale,
    start_url: to('home'),
    scope: '/',
    display: 'standalone',
    background_color: palette.paper[0],
    theme_color: brandColors.all.main[0],
    categories: ['fitness', 'health', 'lifestyle'],
    icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 192), icon('maskable', 512)],
    shortcuts: [
      { name: layout.schedule, url: to('schedule') },
      { name: catalogue.workouts.title, url: to('workouts') },
    ],
  }
}
