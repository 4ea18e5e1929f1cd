import { Button } from '@/components/ui/button'
import { CopyIcon } from '@/components/ui/icons/actions'
import { ErrorState } from '@/components/ui/state/error-state'
import { TextField } from '@/components/ui/text-field'
import { copyText } from '@/components/ui/toast/copy-text'
import type { LinkCheck } from '@/hooks/studios/use-link-check'
import type { LinkParameters, PaymentLink } from '@/lib/api/payment-links'
import type { Locale } from '@/lib/locale/locales'
import type { LinkPlan } from '@/lib/plans/link-plans'
import { type LinkBuyer, paymentLink, shortPaymentLink } from '@/lib/studios/payment-link'
import { LinkCard } from './link-card'
import { LinkPreview } from './link-preview'
import type { LinkTexts } from './link-texts'

interface LinkResultProps {
  place: { origin: string; locale: Locale }
  check: LinkCheck
  parameters: LinkParameters
  buyer: LinkBuyer
  plans: readonly LinkPlan[]
  currency: string
  texts: LinkTexts
}

/** What the parts come to: the link, once nothing is wrong with it, or what is missing. */
export function LinkResult(props: LinkResultProps) {
  const { check, texts } = props
  const checked = check.status === 'checked' ? check.link : null
  const isWrong = checked !== null && checked.problems.length > 0
  return (
    <section className="link-result" aria-labelledby="link-result">
      <h2 id="link-result">{texts.result}</h2>
      <p role="status" className="ui-soft" data-wrong={isWrong ? '' : undefined}>
        {stateText(check, texts)}
      </p>
      {check.status === 'failed' && (
        <ErrorState title={texts.failedTitle} retry={{ label: texts.retry, onClick: check.retry }}>
          {texts.failedText}
        </ErrorState>
      )}
      {checked?.plan && !isWrong && <ReadyLink {...props} link={checked} />}
    </section>
  )
}

function stateText(check: LinkCheck, texts: LinkTexts): string {
  if (check.status === 'checked') {
    if (check.link.problems.length > 0) return texts.wrong
    return check.link.plan === null ? texts.begin : texts.right
  }
  return { none: texts.begin, checking: texts.checking, failed: '' }[check.status]
}

/** A link that has been checked: as the buyer sees it, to copy, and as a card to print. */
function ReadyLink({
  link,
  place,
  parameters,
  buyer,
  plans,
  currency,
  texts,
}: LinkResultProps & { link: PaymentLink }) {
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
      </div>
      <LinkCard {...shown} address={shortPaymentLink(place, parameters)} />
    </>
  )
}
