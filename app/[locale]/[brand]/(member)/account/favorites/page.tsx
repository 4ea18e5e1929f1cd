import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FavoritesSection } from '@/components/catalogue/favorites/favorites.styles'
import { favoritesTexts } from '@/components/catalogue/favorites/favorites-texts'
import { ListTiles } from '@/components/catalogue/favorites/list-tiles'
import { AccountScreen } from '@/components/layout/account-screen'
import { currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.favorites')
  return describePage('favorites', { title: t('title') })
}

export default async function FavoritesPage() {
  const [context, t, texts] = await Promise.all([
    currentPageContext(),
    getTranslations('account.favorites'),
    favoritesTexts(),
  ])
  return (
    <AccountScreen name="favorites" title={t('title')} lead={t('lead')}>
      <FavoritesSection>
        <ListTiles context={context} texts={texts} />
      </FavoritesSection>
    </AccountScreen>
  )
}
