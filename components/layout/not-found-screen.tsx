import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PlainSearch } from '@/components/ui/plain-search'
import { LaneDrawing } from '@/components/ui/state/drawings/lane-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { pageLinks } from '@/lib/routing/page-links'
import { ResponseStatus } from '@/components/runtime/response-status'
import { NotFoundFrame } from './not-found-screen.styles'
import { Screen } from './screen'

/** Where people go on from an address that leads nowhere; the names are texts of `layout`. */
const lists = ['classes', 'schedule', 'collections', 'programs', 'instructors', 'studios'] as const

/**
 * What an address leads to that nothing stands at: answered with 404, with a search and the lists to
 * go on from. It works without scripts.
 */
export async function NotFoundScreen() {
  const [t, layout, to] = await Promise.all([
    getTranslations('errors'),
    getTranslations('layout'),
    pageLinks(),
  ])
  return (
    <Screen name="not-found">
      <ResponseStatus status={404} />
      <NotFoundFrame>
        <EmptyState
          drawing={<LaneDrawing />}
          heading="h1"
          title={t('notFoundTitle')}
          action={<ButtonLink href={to('home')}>{t('home')}</ButtonLink>}
        >
          {t('notFoundText')}
        </EmptyState>
        <PlainSearch label={t('search')} href={to('workouts')}>
          <Button type="submit" variant="secondary">
            {t('find')}
          </Button>
        </PlainSearch>
        <nav aria-label={t('lists')}>
          <ul>
            {lists.map((list) => (
              <li key={list}>
                <Link className="ui-chip" href={to(list)} prefetch={false}>
                  {layout(list)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </NotFoundFrame>
    </Screen>
  )
}
