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
  const state = resultState(check)
  return (
    <section className="link-result" aria-labelledby="link-result">
      <h2 id="link-result">{texts.result}</h2>
      <p role="status" data-state={state}>
        {state !== 'failed' && texts[state]}
      </p>
      {state === 'failed' && (
        <ErrorState title={texts.failedTitle} retry={{ label: texts.retry, onClick: check.retry }}>
          {texts.failedText}
        </ErrorState>
      )}
      {state === 'right' && check.link && <ReadyLink {...props} link={check.link} />}
    </section>
  )
}

function resultState(check: LinkCheck): 'begin' | 'checking' | 'failed' | 'wrong' | 'right' {
  if (check.status === 'none') return 'begin'
  if (check.status !== 'checked') return check.status
  if (check.link.problems.length > 0) return 'wrong'
  return check.link.plan === null ? 'begin' : 'right'
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
