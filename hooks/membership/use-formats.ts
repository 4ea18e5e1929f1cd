import { useLocale, useTranslations } from 'next-intl'
import { useChargeDate, useDateWords } from '@/hooks/checkout/use-charge-date'
import type { Membership } from '@/lib/api/memberships'
import { formatMoney } from '@/lib/billing/money'
import type { Moment } from '@/lib/time/dates'
import { formatDay } from '@/lib/time/time-formats'

/** How money, days and plans are written in the page's language. */
export function useFormats() {
  const locale = useLocale()
  const words = useDateWords()
  const t = useTranslations('plans')
  const date = useChargeDate()
  const money = (amount: number, currency: string) => formatMoney(amount, currency, locale)
  return {
    money,
    /** `December 1`, with its year when that is far ahead. */
    date,
    /** `Dec 1`. */
    day: (at: Moment) => formatDay(at, words),
    /** `$29.99 a month`; null for what has no price here. */
    price({ subscriptionPlan }: Pick<Membership, 'subscriptionPlan'>): string | null {
      const { price, currency, interval, intervalCount: count } = subscriptionPlan
      if (price === null || currency === null || interval === null) return null
      return `${money(price, currency)} ${t('perInterval', { interval, count })}`
    },
  }
}
