import { getTranslations } from 'next-intl/server'
import { RetryButton } from './retry-button'

/** Stands where the server could not ask for a row of a page: what is missing, and a way to ask again. */
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
