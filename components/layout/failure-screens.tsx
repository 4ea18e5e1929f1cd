import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { Link } from '@/components/ui/link'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PlainSearch } from '@/components/ui/plain-search'
import { LaneDrawing } from '@/components/ui/state/drawings/lane-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { pageLinks } from '@/lib/routing/current-page'
import { ResponseStatus } from '@/components/runtime/page-meta'
import { ErrorState } from '@/components/ui/state/error-state'
import type { ScreenKey } from '@/lib/routing/screens'
import { RetryButton } from '@/components/ui/state/retry-button'
import { Screen } from './screen'

/** The links offered on a page that does not exist; the names are keys of the `layout` messages. */
const lists = ['classes', 'schedule', 'collections', 'programs', 'instructors', 'studios'] as const

/** The screen for unknown URLs: status 404, with a search and links. It works without scripts. */
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
                <Link className="ui-chip" href={to(list)}>
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

/** The message, the search and the links below each other, centered. */
const NotFoundFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: 1.5rem;

  .ui-state {
    padding-bottom: 0;
  }
  form {
    display: flex;
    gap: 0.75rem;
    width: min(30rem, 100%);
  }
  form > .ui-field {
    flex: 1;
    min-width: 0;
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
    list-style: none;
    padding: 0;
  }
`

/** Replaces a screen whose data could not be loaded: status 503, never cached, with a retry. */
export async function Unavailable({ screen }: { screen: ScreenKey }) {
  const [t, to] = await Promise.all([getTranslations('errors'), pageLinks()])
  return (
    <Screen name={screen}>
      <ResponseStatus status={503} />
      <ErrorState
        heading="h1"
        title={t('unavailableTitle')}
        action={
          <>
            <RetryButton label={t('retry')} />
            <ButtonLink variant="secondary" href={to('home')}>
              {t('home')}
            </ButtonLink>
          </>
        }
      >
        {t('unavailableText')}
      </ErrorState>
    </Screen>
  )
}
