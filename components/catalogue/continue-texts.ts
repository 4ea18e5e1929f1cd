import { getTranslations } from 'next-intl/server'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'

export interface ContinueTexts {
  title: string
  /** With `{count}`. */
  left: string
  /** With `{title}`. */
  progress: string
  /** With `{title}`. */
  remove: string
  /** With `{title}`. */
  removed: string
  undo: string
  failed: string
  unconfirmed: string
  previous: string
  next: string
  errorText: string
  retry: string
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

/** The texts of the row in the page's language. */
export async function continueTexts(): Promise<ContinueTexts> {
  const [t, common, errors, lang] = await Promise.all([
    getTranslations('catalogue'),
    getTranslations('common'),
    getTranslations('errors'),
    currentCatalogueLang(),
  ])
  const title = t('continue.title')
  return {
    title,
    left: t.raw('continue.left'),
    progress: t.raw('continue.progress'),
    remove: t.raw('continue.remove'),
    removed: t.raw('continue.removed'),
    undo: t('continue.undo'),
    failed: t('continue.failed'),
    unconfirmed: errors('unconfirmed'),
    previous: t('row.previous', { title }),
    next: t('row.next', { title }),
    errorText: t('continue.error'),
    retry: common('retry'),
    ...lang,
  }
}
