'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CheckboxField, ChoiceGroup } from '@/components/ui/choice-group'
import { DocumentButton } from '@/components/ui/document-button'
import { TextField } from '@/components/ui/text-field'
import { useNow } from '@/hooks/use-now'
import { packPath } from '@/lib/api/invoices'
import {
  type PackChoice,
  packChoices,
  packPeriod,
  type PackPeriod,
  type PackProblem,
} from '@/lib/billing/pack-period'
import { DAY_MS } from '@/lib/time/dates'

const noDates: PackPeriod = { from: '', to: '' }

/** Payments and attendance of a period as one document, for who pays the member back. */
export function PackForm() {
  const t = useTranslations('account.billing.pack')
  const common = useTranslations('common')
  const now = useNow(DAY_MS)
  const [choice, setChoice] = useState<PackChoice>('thisYear')
  const [dates, setDates] = useState(noDates)
  const [problem, setProblem] = useState<PackProblem | null>(null)

  function path(): string | null {
    const period = packPeriod(choice, dates, new Date(now ?? 0).getFullYear())
    if (!('problem' in period)) return packPath(period)
    setProblem(period.problem)
    document
      .getElementById(`pack-${period.problem === 'missing' && !dates.from ? 'from' : 'to'}`)
      ?.focus()
    return null
  }

  const date = (name: keyof PackPeriod) => (
    <TextField
      id={`pack-${name}`}
      type="date"
      label={t(name)}
      value={dates[name]}
      error={name === 'to' && problem ? t(problem) : undefined}
      onChange={(event) => {
        setDates({ ...dates, [name]: event.target.value })
        setProblem(null)
      }}
    />
  )

  return (
    <section aria-labelledby="pack-title">
      <h2 id="pack-title">{t('title')}</h2>
      <p className="ui-soft">{t('lead')}</p>
      <ChoiceGroup legend={t('period')} legendHidden className="billing-periods">
        {packChoices.map((key) => (
          <CheckboxField
            key={key}
            type="radio"
            name="pack-period"
            label={t(key)}
            checked={choice === key}
            onChange={() => setChoice(key)}
          />
        ))}
      </ChoiceGroup>
      {choice === 'dates' && (
        <div className="checkout-pair">
          {date('from')}
          {date('to')}
        </div>
      )}
      <DocumentButton variant="secondary" path={path} failedText={common('documentFailed')}>
        {t('download')}
      </DocumentButton>
    </section>
  )
}
