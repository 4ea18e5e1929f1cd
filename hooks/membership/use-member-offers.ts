import { usePayerCurrency } from '@/hooks/checkout/use-payer-currency'
import { usePlans } from '@/hooks/checkout/use-plans'
import { recovering } from '@/hooks/recovering'
import { useNow } from '@/hooks/use-now'
import { useRead } from '@/hooks/use-read'
import { useLocale } from 'next-intl'
import { browserApi } from '@/lib/api/browser'
import { swrKeys } from '@/lib/api/swr-keys'
import { listMemberOffersOf, type MemberOffers, takeableOffers } from '@/lib/offers/plan-offers'

/** The offers of a list that the member can take now, and the currency that they pay each in. */
export function useMemberOffers(list: MemberOffers) {
  const locale = useLocale()
  const now = useNow(60_000)
  const read = useRead(swrKeys.memberOffers(list), () => listMemberOffersOf(browserApi, list), {
    ...recovering,
    revalidateOnMount: true,
  })
  // All plans for sale decide the currency, as they do for the payment.
  const sale = usePlans(null, null)
  const plans = sale.plans ?? (read.data ?? []).map(({ plan }) => plan)
  const { currencyOf, profile } = usePayerCurrency(plans, locale)
  const isKnown =
    read.data !== null && profile.status !== 'loading' && (sale.plans !== null || sale.failed)
  return {
    offers: isKnown ? takeableOffers(read.data!, currencyOf, now) : null,
    currencyOf,
    failed: read.status === 'failed',
    loading: read.isLoading,
    retry: read.retry,
  }
}
