import { getTranslations } from 'next-intl/server'
import { RetryButton } from './retry-button'

/** Replaces a row of a page that the server could not load: its title and a retry. */
export async function RowUnavailable({ title }: { title: string }) {
  const t = await getTranslations('errors')
  return (
    <section>
      <div className="ui-head">
        <h2>{title}</h2>
      </div>
      <div className="ui-row-error" role="status">
        <p>{t('rowUnavailable')}</p>
        <RetryButton variant="secondary" size="small" label={t('retry')} />
      </div>
    </section>
  )
}
