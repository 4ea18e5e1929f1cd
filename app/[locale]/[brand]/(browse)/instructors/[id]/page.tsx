import type { Metadata } from 'next'
import { cachedInstructor } from '@/lib/api/cached/instructors'
import { currentLocale } from '@/lib/locale/current-locale'
import { describeInstructor } from '@/lib/seo/describe-instructor'
import { InstructorsScreen } from '../instructors-screen'

type Props = PageProps<'/[locale]/[brand]/instructors/[id]'>

export const generateStaticParams = () => [{ id: '_' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, { id }] = await Promise.all([currentLocale(), params])
  const found = await cachedInstructor(locale, id)
  return found.ok ? describeInstructor(found.data) : {}
}

export default async function InstructorPage({ params }: Props) {
  const { id } = await params
  return <InstructorsScreen id={id} />
}
