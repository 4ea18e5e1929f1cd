import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FavoriteList } from '@/components/catalogue/favorites/favorite-list'
import { FavoritesSection } from '@/components/catalogue/favorites/favorites.styles'
import { favoritesTexts } from '@/components/catalogue/favorites/favorites-texts'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.favorites')
  return describePage('favorites-list', { title: t('title') })
}

export default async function FavoritesListPage() {
  const [context, t, texts] = await Promise.all([
    currentPageContext(),
    getTranslations('account.favorites'),
    favoritesTexts(),
  ])
  return (
    <Screen name="favorites-list">
      <PageTrail screen="favorites-list" title={t('list')} />
      <FavoritesSection>
        <FavoriteList context={context} texts={texts} />
      </FavoritesSection>
    </Screen>
  )
}
