'use client'

import { useState } from 'react'
import { useLinkCheck } from '@/hooks/studios/use-link-check'
import { useSearch } from '@/hooks/use-search'
import type { Brand } from '@/lib/brand/brands'
import type { Locale } from '@/lib/locale/locales'
import type { PlanOffer } from '@/lib/offers/plan-offers'
import type { LinkPlan } from '@/lib/plans/link-plans'
import type { BuyerValues } from '@/lib/checkout/payment-fields'
import {
  problemsByPart,
  toLinkParameters,
  type LinkDraft,
  parseLinkDraft,
} from '@/lib/studios/payment-link'
import { replaceAddress } from '@/lib/navigation/address-params'
import { BuyerFields } from './buyer-fields'
import { LinkFields } from './link-fields'
import { LinkResult } from './link-result'
import type { LinkTexts } from './link-texts'
import { StudioPicker } from './studio-picker'

/**
 * The draft of a payment link, which stands in the address so that it can be bookmarked. What has
 * been typed comes first: the address follows it.
 */
function useLinkDraft() {
  const search = useSearch()
  const [changed, setChanged] = useState<Partial<LinkDraft>>({})

  function change(next: Partial<LinkDraft>) {
    setChanged({ ...changed, ...next })
    replaceAddress(next)
  }
  return { draft: { ...parseLinkDraft(new URLSearchParams(search)), ...changed }, change }
}

interface LinkBuilderProps {
  locale: Locale
  /** The public origin of the site. */
  origin: string
  plans: readonly LinkPlan[]
  /** The brands that a plan of one brand is sold for. */
  practices: readonly Brand[]
  offers: readonly PlanOffer[]
  /** In which prices are shown. */
  currency: string
  texts: LinkTexts
}

const nobody: BuyerValues = { email: '', firstName: '', lastName: '' }

/** Makes a payment link: its parts on one side, what they come to on the other. */
export function LinkBuilder(props: LinkBuilderProps) {
  const { locale, origin, plans, practices, offers, currency, texts } = props
  const { draft, change } = useLinkDraft()
  const [buyer, setBuyer] = useState(nobody)
  const parameters = toLinkParameters(draft)
  const check = useLinkCheck(parameters)
  const found = check.status === 'checked' ? problemsByPart(check.link.problems) : {}
  const problems = Object.fromEntries(
    Object.entries(found).map(([part, code]) => [part, texts.problems[code]]),
  )
  const { studio = null } = check.link ?? {}

  return (
    <>
      <form
        className="link-form ui-form"
        method="post"
        noValidate
        data-needs-script=""
        onSubmit={(event) => event.preventDefault()}
      >
        <StudioPicker
          value={draft.studio}
          studio={String(studio?.id) === draft.studio ? studio : null}
          problem={problems.studio}
          texts={texts}
          onChange={(id) => change({ studio: id })}
        />
        <LinkFields {...{ draft, plans, practices, offers, problems, texts }} onChange={change} />
        <BuyerFields buyer={buyer} texts={texts} onChange={setBuyer} />
      </form>
      <LinkResult
        place={{ origin, locale }}
        {...{ check, parameters, buyer, plans, currency, texts }}
      />
    </>
  )
}
