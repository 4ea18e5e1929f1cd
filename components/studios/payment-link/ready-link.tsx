import { CopyField } from '@/components/ui/copy-field'
import { copyText } from '@/components/ui/toast/copy-text'
import type { LinkParameters, PaymentLink } from '@/lib/api/payment-links'
import type { Locale } from '@/lib/locale/locales'
import type { LinkPlan } from '@/lib/plans/link-plans'
import type { BuyerValues } from '@/lib/checkout/payment-fields'
import { paymentLink, shortPaymentLink } from '@/lib/studios/payment-link'
import { LinkCard } from './link-card'
import { LinkPreview } from './link-preview'
import type { LinkTexts } from './link-texts'

export interface ReadyLinkProps {
  link: PaymentLink
  place: { origin: string; locale: Locale }
  parameters: LinkParameters
  buyer: BuyerValues
  plans: readonly LinkPlan[]
  /** In which prices are shown. */
  currency: string
  texts: LinkTexts
}

/** A link that has been checked: as the buyer sees it, to copy and open, and as a card to print. */
export function ReadyLink(props: ReadyLinkProps) {
  const { link, place, parameters, buyer, plans, currency, texts } = props
  const address = paymentLink(place, parameters, buyer)
  const per = plans.find(({ id }) => id === link.plan?.id)?.per ?? ''
  const shown = { link, per, currency, locale: place.locale, texts }
  return (
    <>
      <LinkPreview {...shown} buyer={buyer} />
      <div className="link-copy">
        <CopyField
          label={texts.link}
          value={address}
          copyLabel={texts.copy}
          onCopy={() => void copyText(address, texts)}
        />
        <a className="ui-link" href={address} target="_blank" rel="noopener">
          {texts.open} <span className="ui-hidden">({texts.newTab})</span>
        </a>
      </div>
      <LinkCard {...shown} address={shortPaymentLink(place, parameters)} />
    </>
  )
}
