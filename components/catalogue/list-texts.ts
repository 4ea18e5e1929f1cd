import { getTranslations } from 'next-intl/server'
import type { ListTexts } from '@/components/ui/list-body'

/** What a list says of itself, in the language of the page. Server components only. */
export async function listTexts(
  name: 'workouts' | 'collections' | 'programs' | 'instructors',
): Promise<ListTexts> {
  const [t, common] = await Promise.all([
    getTranslations(`catalogue.${name}`),
    getTranslations('catalogue.list'),
  ])
  return {
    count: t.raw('count'),
    loading: t('loading'),
    loadMore: common('loadMore'),
    empty: { title: t('emptyTitle'), text: common('emptyText'), clear: common('clear') },
    error: { title: t('errorTitle'), text: common('errorText'), retry: common('retry') },
  }
}
