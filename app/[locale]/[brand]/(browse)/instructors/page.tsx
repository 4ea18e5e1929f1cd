import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { describePage } from '@/lib/seo/describe-page'
import { InstructorsScreen } from './instructors-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogue.instructors')
  return describePage('instructors', { title: t('title'), description: t('lead') })
}

export default function InstructorsPage() {
  return <InstructorsScreen id={null} />
}
