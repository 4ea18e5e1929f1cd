import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ArrowLeftIcon } from '@/components/ui/icons/navigation'
import { parentsOf } from '@/lib/navigation/parents-of'
import { pageLinks, pageUrls } from '@/lib/routing/current-page'
import type { ScreenKey } from '@/lib/routing/screens'
import { breadcrumbList } from '@/lib/seo/structured/lists'
import { StructuredData } from '@/components/runtime/structured-data'
import { BackLink } from './back-link'

/** Keys of the `layout` messages by the path of a parent page. */
const names = {
  '/': 'home',
  '/classes': 'classes',
  '/classes/collections': 'collections',
  '/classes/programs': 'programs',
  '/schedule': 'schedule',
  '/studios': 'studios',
  '/account': 'account',
  '/account/activity': 'activity',
  '/account/favorites': 'favorites',
  '/account/subscriptions': 'subscriptions',
} as const

const isNamed = (path: string): path is keyof typeof names => path in names

interface PageTrailProps {
  screen: ScreenKey
  /** The title of the page, such as the title of an entity. */
  title: string
  /** Language of the title, when it differs from the page's. */
  lang?: string
  /** Starts with a back link that follows `useGoBack`. */
  back?: boolean
}

/** The breadcrumbs of a nested screen, also as structured data. */
export async function PageTrail({ screen, title, lang, back = false }: PageTrailProps) {
  const [t, common, to, { origin }] = await Promise.all([
    getTranslations('layout'),
    getTranslations('common'),
    pageLinks(),
    pageUrls(),
  ])
  const parents = parentsOf(screen).flatMap(({ path, screen: above }) =>
    isNamed(path) ? { label: t(names[path]), href: above ? to(above) : undefined } : [],
  )
  const linked = parents.flatMap(({ label: name, href }) =>
    href ? { name, url: `${origin}${href}` } : [],
  )
  const crumbs = <Breadcrumbs label={t('trail')} items={[...parents, { label: title, lang }]} />
  return (
    <>
      {back ? (
        <div className="ui-trail">
          <BackLink
            variant="ghost-secondary"
            size="small"
            label={common('back')}
            homeHref={to('home')}
          >
            <ArrowLeftIcon size={20} />
          </BackLink>
          {crumbs}
        </div>
      ) : (
        crumbs
      )}
      <StructuredData things={[breadcrumbList([...linked, { name: title }])]} />
    </>
  )
}
