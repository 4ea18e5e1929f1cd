import { Button } from '@/components/ui/button'
import { CopyIcon } from '@/components/ui/icons/actions'
import { TextField } from '@/components/ui/text-field'
import { copyText } from '@/components/ui/toast/copy-text'
import type { LinkParameters, PaymentLink } from '@/lib/api/payment-links'
import type { Locale } from '@/lib/locale/locales'
import type { LinkPlan } from '@/lib/plans/link-plans'
import { type LinkBuyer, paymentLink, shortPaymentLink } from '@/lib/studios/payment-link'
import { LinkCard } from './link-card'
import { LinkPreview } from './link-preview'
import type { LinkTexts } from './link-texts'

export interface ReadyLinkProps {
  link: PaymentLink
  place: { origin: string; locale: Locale }
  parameters: LinkParameters
  buyer: LinkBuyer
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
        <TextField
          label={texts.link}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button wide onClick={() => void copyText(address, texts)}>
          <CopyIcon size={20} />
          {texts.copy}
        </Button>
        <a className="ui-link" href={address} target="_blank" rel="noopener">
          {texts.open} <span className="ui-hidden">({texts.newTab})</span>
        </a>
      </div>
      <LinkCard {...shown} address={shortPaymentLink(place, parameters)} />
    </>
  )
}
