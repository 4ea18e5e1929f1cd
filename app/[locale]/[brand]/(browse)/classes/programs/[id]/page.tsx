import type { Metadata } from 'next'
import { GroupIntro } from '@/components/catalogue/group-intro'
import { PlanSection } from '@/components/catalogue/group-page.styles'
import { plannedDays } from '@/components/catalogue/planned-days'
import { ProgramPlan } from '@/components/catalogue/program-plan'
import { ProgramStart } from '@/components/catalogue/program-start'
import { programTexts } from '@/components/catalogue/program-texts'
import { videoCardTexts } from '@/components/catalogue/video-card-texts'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { Screen } from '@/components/layout/screen'
import { Unavailable } from '@/components/layout/unavailable'
import { cachedVideoGroup } from '@/lib/api/cached/video-groups'
import { currentPlace, pageLinks } from '@/lib/routing/page-links'

type Props = PageProps<'/[locale]/[brand]/classes/programs/[id]'>

export const generateStaticParams = () => [{ id: '_' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ locale }, { id }] = await Promise.all([currentPlace(), params])
  const group = await cachedVideoGroup(locale, 'program', id)
  return group.ok ? { title: group.data.title, description: group.data.description } : {}
}

export default async function ProgramPage({ params }: Props) {
  const [{ locale }, { id }] = await Promise.all([currentPlace(), params])
  const [group, card, texts, to] = await Promise.all([
    cachedVideoGroup(locale, 'program', id),
    videoCardTexts(),
    programTexts(),
    pageLinks(),
  ])
  if (!group.ok) {
    const { reason } = group
    return reason === 'missing' ? <NotFoundScreen /> : <Unavailable screen="program-detail" />
  }

  const program = group.data
  const days = plannedDays(program.videos, to, card)
  return (
    <Screen name="program-detail">
      <GroupIntro group={program}>
        <ProgramStart
          id={program.id}
          days={days.map(({ position, href }) => ({ position, href }))}
          texts={texts.start}
        />
      </GroupIntro>
      <PlanSection>
        <ProgramPlan id={program.id} days={days} texts={texts.plan} />
      </PlanSection>
    </Screen>
  )
}
