import { getTranslations } from 'next-intl/server'
import { ResponseStatus } from '@/components/runtime/response-status'
import { ErrorState } from '@/components/ui/state/error-state'
import { RetryButton } from '@/components/ui/state/retry-button'

/** Stands in place of home's rows when none of them could be asked for. */
export async function HomeMissing() {
  const [t, errors] = await Promise.all([
    getTranslations('catalogue.home'),
    getTranslations('errors'),
  ])
  return (
    <div>
      <ResponseStatus status={503} />
      <ErrorState title={t('errorTitle')} action={<RetryButton label={errors('retry')} />}>
        {errors('unavailableText')}
      </ErrorState>
    </div>
  )
}
