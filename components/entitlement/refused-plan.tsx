import { usePayerCurrency } from '@/hooks/checkout/use-payer-currency'
import type { Plan } from '@/lib/api/plans'
import { formatMoney } from '@/lib/billing/money'
import type { RefusalStep } from '@/lib/entitlement/refusal'
import { langMark } from '@/lib/locale/catalogue-language'
import { fill, plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import { priceIn } from '@/lib/plans/plan-price'
import type { RefusalTexts } from './entitlement-texts'

interface RefusedPlanProps {
  kind: RefusalStep['kind']
  plan: Plan
  /** The brand of what was refused, of which a plan of one brand would be. */
  brandName: string
  locale: Locale
  texts: RefusalTexts
}

/** The plan that would open what was refused, with its price in the payer's currency. */
export function RefusedPlan({ kind, plan, brandName, locale, texts }: RefusedPlanProps) {
  const { currencyOf, profile } = usePayerCurrency([plan], locale)
  const currency = currencyOf(plan) ?? plan.currency
  const { interval, intervalCount: count, trialDays } = plan
  const values = {
    price: formatMoney(priceIn(plan, currency), currency, locale),
    per: plural(texts.per[interval], count, locale),
  }
  const terms =
    kind === 'upgrade'
      ? texts.instead
      : trialDays > 0
        ? plural(texts.trial, trialDays, locale)
        : texts.price
  const name = plan.planType === 'single' ? `${plan.name} · ${brandName}` : plan.name
  return (
    <p className="refused-plan">
      <strong {...langMark(plan.language, locale)}>{name}</strong>
      <br />
      {/* The currency of earlier payments may still change the price. */}
      {profile.status === 'loading' ? '\u00a0' : fill(terms, values)}
    </p>
  )
}
