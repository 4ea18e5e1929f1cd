'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSearch } from '@/hooks/use-search'
import { forgetFragment } from '@/lib/browser/private-fragment'
import type { BuyerField } from '@/lib/checkout/payment-fields'
import { flowLinks } from '@/lib/flow/flow-path'
import { FormSection } from './form-section'
import { type FormFields, typedFieldProps } from '@/components/payment-fields/typed-field-props'

interface BuyerSectionProps extends FormFields {
  /** A link has filled in who buys. */
  isPrefilled: boolean
}

/** Who buys without an account. What a link has filled in can be changed, or emptied at once. */
export function BuyerSection({ form, errorOf, isPrefilled }: BuyerSectionProps) {
  const t = useTranslations('publicPayment.buyer')
  const locale = useLocale()
  const search = useSearch()
  const logIn = flowLinks(locale, useFlowParams())('login', {
    onSignInRedirectTo: `${location.pathname}${search}`,
  })

  const common = (field: BuyerField) => ({
    ...typedFieldProps({ form, errorOf }, field),
    label: t(field),
  })
  function empty() {
    form.clearBuyer()
    forgetFragment()
  }
  const isFilled = form.values.email !== '' || form.values.firstName !== ''

  return (
    <FormSection title={t('title')}>
      {isPrefilled && isFilled ? (
        <p className="checkout-aside">
          {t('prefilled')}{' '}
          <button type="button" className="ui-link" onClick={empty}>
            {t('notYou')}
          </button>
        </p>
      ) : (
        <p className="checkout-aside">
          {t.rich('member', {
            link: (text) => <a href={logIn}>{text}</a>,
          })}
        </p>
      )}
      <TextField
        {...common('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('emailHint')}
      />
      <div className="checkout-pair">
        <TextField {...common('firstName')} autoComplete="given-name" />
        <TextField {...common('lastName')} autoComplete="family-name" />
      </div>
    </FormSection>
  )
}
