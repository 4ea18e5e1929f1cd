import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GroupsScreen } from '../groups-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogue.collections')
  return { title: t('title'), description: t('lead') }
}

export default function CollectionsPage() {
  return <GroupsScreen kind="collection" />
}
