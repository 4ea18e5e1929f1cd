import type { Metadata } from 'next'
import { GroupIntro } from '@/components/catalogue/group-intro'
import { PlanSection } from '@/components/catalogue/group-page.styles'
import { plannedDays, programTexts } from '@/components/catalogue/program-texts'
import { ProgramPlan, ProgramStart } from '@/components/catalogue/program-plan'
import { videoCardTexts } from '@/components/catalogue/card-texts'
import { NotFoundScreen, Unavailable } from '@/components/layout/failure-screens'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { ShareButton } from '@/components/layout/share-button'
import { shareTexts } from '@/components/layout/share-texts'
import { StructuredData } from '@/components/runtime/structured-data'
import { BelowFold } from '@/components/ui/below-fold'
import { cachedVideoGroup } from '@/lib/api/cached/catalogue'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentPageContext, pageLinks, pageUrls } from '@/lib/routing/current-page'
import { describeFailure } from '@/lib/seo/describe-page'
import { describeGroup } from '@/lib/seo/describe-entity'
import { course } from '@/lib/seo/structured/lessons'

type Props = PageProps<'/[locale]/[brand]/classes/programs/[id]'>

export const generateStaticParams = () => [{ id: '_' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ locale }, { id }] = await Promise.all([currentPageContext(), params])
  const group = await cachedVideoGroup(locale, 'program', id)
  return group.ok ? describeGroup(group.data) : describeFailure(group.reason)
}

export default async function ProgramPage({ params }: Props) {
  const [{ locale }, { id }] = await Promise.all([currentPageContext(), params])
  const [group, card, texts, share, to, { origin, absolute }] = await Promise.all([
    cachedVideoGroup(locale, 'program', id),
    videoCardTexts(),
    programTexts(),
    shareTexts(),
    pageLinks(),
    pageUrls(),
  ])
  if (!group.ok) {
    const { reason } = group
    return reason === 'missing' ? <NotFoundScreen /> : <Unavailable screen="program-detail" />
  }

  const program = group.data
  const url = absolute('program-detail', { id })
  const days = plannedDays(program.videos, to, card)
  return (
    <Screen name="program-detail">
      <StructuredData things={[course(program, { origin, url })]} />
      <PageTrail screen="program-detail" {...catalogueLang(locale)} title={program.title} />
      <GroupIntro group={program}>
        <ProgramStart
          id={program.id}
          days={days.map(({ position, week, day, href }) => ({ position, week, day, href }))}
          texts={texts.start}
        />
        <ShareButton title={program.title} texts={share} />
      </GroupIntro>
      <BelowFold>
        <PlanSection>
          <ProgramPlan id={program.id} days={days} texts={texts.plan} />
        </PlanSection>
      </BelowFold>
    </Screen>
  )
}
