import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import type { Brand } from '@/lib/brand/brands'
import { fill } from '@/lib/locale/fill'
import type { PlanOffer } from '@/lib/offers/plan-offers'
import type { LinkPlan } from '@/lib/plans/link-plans'
import { isSoldFor } from '@/lib/plans/plan-price'
import { type LinkDraft, type LinkPart, PART_LENGTH } from '@/lib/studios/payment-link'
import { useState } from 'react'
import type { LinkTexts } from './link-texts'

interface LinkFieldsProps {
  draft: LinkDraft
  plans: readonly LinkPlan[]
  /** The brands that a plan of one brand is sold for. */
  practices: readonly Brand[]
  offers: readonly PlanOffer[]
  /** What is wrong, in words. */
  problems: Partial<Record<LinkPart, string>>
  texts: LinkTexts
  onChange: (changed: Partial<LinkDraft>) => void
}

const CODE = 'code'

/** What is sold, at which discount, and who recommends it. */
export function LinkFields(props: LinkFieldsProps) {
  const { draft, plans, practices, offers, problems, texts, onChange } = props
  const plan = plans.find(({ id }) => String(id) === draft.plan)
  const needsPractice = plan?.planType === 'single' && draft.studio === ''
  return (
    <fieldset className="link-part">
      <legend>{texts.sold}</legend>
      <SelectField
        label={texts.plan}
        placeholder={texts.choosePlan}
        options={withUnknown(
          plans.map(({ id, name, price }) => ({
            value: String(id),
            label: fill(texts.planOption, { name, price }),
          })),
          draft.plan,
        )}
        value={draft.plan}
        error={problems.plan ?? (needsPractice ? undefined : problems.practice)}
        onChange={({ target }) => onChange({ plan: target.value, offer: '' })}
      />
      {needsPractice && (
        <SelectField
          label={texts.practice}
          placeholder={texts.choosePractice}
          options={withUnknown(
            practices.flatMap(({ id, name }) =>
              id !== null && isSoldFor(plan, id) ? [{ value: String(id), label: name }] : [],
            ),
            draft.practice,
          )}
          value={draft.practice}
          error={problems.practice}
          onChange={({ target }) => onChange({ practice: target.value })}
        />
      )}
      <DiscountFields {...{ draft, offers, problems, texts, onChange }} />
      <TextField
        label={texts.referrer}
        hint={texts.referrerHint}
        optional={texts.optional}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={PART_LENGTH}
        value={draft.referrer}
        error={problems.referrer}
        onChange={({ target }) => onChange({ referrer: target.value })}
      />
    </fieldset>
  )
}

/** No discount, a promotion code, or an offer of the chosen plan. */
function DiscountFields({
  draft,
  offers,
  problems,
  texts,
  onChange,
}: Omit<LinkFieldsProps, 'plans' | 'practices'>) {
  const [byCode, setByCode] = useState(false)
  const isByCode = byCode || draft.code !== ''
  const ofPlan = offers.filter(({ plan }) => String(plan.id) === draft.plan)
  return (
    <>
      <SelectField
        label={texts.discount}
        options={[
          { value: '', label: texts.noDiscount },
          { value: CODE, label: texts.byCode },
          ...withUnknown(
            ofPlan.map(({ id, title }) => ({
              value: String(id),
              label: fill(texts.byOffer, { title }),
            })),
            draft.offer,
          ),
        ]}
        value={isByCode ? CODE : draft.offer}
        error={problems.offer}
        onChange={({ target: { value } }) => {
          setByCode(value === CODE)
          onChange({ offer: value === CODE ? '' : value, code: '' })
        }}
      />
      {isByCode && (
        <TextField
          label={texts.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={PART_LENGTH}
          value={draft.code}
          error={problems.code}
          onChange={({ target }) => onChange({ code: target.value })}
        />
      )}
    </>
  )
}

/** Options with one for a value of the address that is none of them, so that it can be seen and changed. */
function withUnknown(options: { value: string; label: string }[], value: string) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return isKnown ? options : [...options, { value, label: value }]
}
