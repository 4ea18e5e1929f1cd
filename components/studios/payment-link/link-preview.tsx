import type { PaymentLink } from '@/lib/api/payment-links'
import { brandNameHere } from '@/lib/brand/brand-name'
import { linkPrices } from '@/lib/plans/link-prices'
import { langMark } from '@/lib/locale/catalogue-language'
import { fill } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import type { BuyerValues } from '@/lib/checkout/payment-fields'
import type { LinkTexts } from './link-texts'

export interface ShownLink {
  link: PaymentLink
  /** The period of the plan in words, such as “a month”. */
  per: string
  currency: string
  locale: Locale
  texts: LinkTexts
}

/** What the buyer will find on the payment page, from what the provider says of the link. */
export function LinkPreview({
  link,
  per,
  currency,
  locale,
  texts,
  buyer,
}: ShownLink & { buyer: BuyerValues }) {
  const { plan, studio, brand, promotion, offer, signUpTrialDays } = link
  if (!plan) return null
  const prices = linkPrices({ plan, promotion, currency, locale })
  const name = [buyer.firstName, buyer.lastName]
    .map((part) => part.trim())
    .join(' ')
    .trim()
  const filled = [name, buyer.email.trim()].filter(Boolean).join(', ')
  return (
    <article className="link-preview" aria-label={texts.preview}>
      <p className="ui-overline">{texts.preview}</p>
      {studio && (
        <p>{fill(texts.preparedBy, { studio: studio.name, city: studio.address.city })}</p>
      )}
      <h3 {...langMark(plan.language, locale)}>{plan.name}</h3>
      <p>{brand ? brandNameHere(brand) : texts.allBrands}</p>
      <dl>
        <div>
          <dt>{texts.price}</dt>
          <dd>{`${prices.price} ${per}`}</dd>
        </div>
        {prices.discount && (
          <div>
            <dt {...langMark((offer ?? promotion)?.language ?? plan.language, locale)}>
              {offer?.title ?? promotion?.title ?? promotion?.code}
            </dt>
            <dd>{prices.discount}</dd>
          </div>
        )}
        <div data-total="">
          <dt>{texts.today}</dt>
          <dd>{prices.today}</dd>
        </div>
      </dl>
      <ul>
        <li>{texts.tax}</li>
        {prices.isForFirst && <li>{fill(texts.later, { price: `${prices.price} ${per}` })}</li>}
        {signUpTrialDays > 0 && <li>{fill(texts.noTrial, { days: signUpTrialDays })}</li>}
        {filled && <li>{fill(texts.filled, { person: filled })}</li>}
      </ul>
    </article>
  )
}
