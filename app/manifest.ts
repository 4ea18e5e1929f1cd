import type { MetadataRoute } from 'next'
import { PRODUCT_NAME } from '@/lib/brand/brands'
import { screenPath } from '@/lib/routing/paths'
import { brandColors } from '@/lib/theme/brand-colors'
import { palette } from '@/lib/theme/palette'
import messages from '@/messages/en.json'

const icon = (name: 'icon' | 'maskable', size: 192 | 512) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: name === 'maskable' ? ('maskable' as const) : ('any' as const),
})

/** What a device shows when the site is put on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: messages.metadata.description,
    lang: 'en',
    start_url: screenPath('home'),
    scope: '/',
    display: 'standalone',
    background_color: palette.paper[0],
    theme_color: brandColors.all.main[0],
    categories: ['fitness', 'health', 'lifestyle'],
    icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 192), icon('maskable', 512)],
    shortcuts: [
      { name: messages.layout.schedule, url: screenPath('schedule') },
      { name: messages.catalogue.workouts.title, url: screenPath('workouts') },
    ],
  }
}
