import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { describePage } from '@/lib/seo/describe-page'
import { GroupsScreen } from '@/app/[locale]/[brand]/(browse)/classes/groups-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogue.programs')
  return describePage('programs', { title: t('title'), description: t('lead') })
}

export default function ProgramsPage() {
  return <GroupsScreen kind="program" />
}
