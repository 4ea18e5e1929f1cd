'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import type { Order } from '@/hooks/checkout/use-order'
import type { BuyerField, PaymentField, TypedField } from '@/lib/checkout/payment-fields'

interface AddressFieldsProps {
  form: Order['form']
  geography: Order['geography']
  /** Show only the fields that the tax depends on. */
  taxOnly: boolean
  errorOf: (field: PaymentField) => ReactNode
}

const autoComplete = {
  country: 'billing country',
  street: 'billing address-line1',
  apt: 'billing address-line2',
  city: 'billing address-level2',
  state: 'billing address-level1',
  zip: 'billing postal-code',
} as const

/** The billing address; country and state are selects when their lists could be loaded. */
export function AddressFields({ form, geography, taxOnly, errorOf }: AddressFieldsProps) {
  const t = useTranslations('checkout.address')
  const { countries, states, byHand, stateNeeded } = geography
  const country = geography.countryCode ?? 'other'

  const common = (field: Exclude<TypedField, 'nameOnCard' | BuyerField>) => ({
    id: `payment-${field}`,
    name: field,
    autoComplete: autoComplete[field],
    value: form.values[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => form.change(field, event.target.value),
    onBlur: () => form.leave(field),
  })
  const options = (list: readonly { iso2: string; name: string }[]) =>
    list.map(({ iso2, name }) => ({ value: iso2, label: name }))
  const stateLabel = t('stateOf', { country })
  const stateOptional = stateNeeded ? undefined : t('optional')

  return (
    <>
      {byHand ? (
        <TextField
          {...common('country')}
          label={t('country')}
          hint={
            <>
              {t('countryByHand')}{' '}
              <button type="button" className="ui-link" onClick={geography.retryCountries}>
                {t('countryRetry')}
              </button>
            </>
          }
        />
      ) : (
        <SelectField
          {...common('country')}
          value={geography.countryCode ?? ''}
          label={t('country')}
          options={options(countries ?? [])}
          placeholder={t('countryPlaceholder')}
          aria-busy={countries === null}
        />
      )}
      {!taxOnly && (
        <>
          <TextField {...common('street')} label={t('street')} />
          <TextField {...common('apt')} label={t('apt')} optional={t('optional')} />
          <TextField {...common('city')} label={t('city')} />
        </>
      )}
      <div className="checkout-pair">
        {taxOnly && !stateNeeded ? null : states && states.length > 0 ? (
          <SelectField
            {...common('state')}
            label={stateLabel}
            optional={stateOptional}
            options={options(states)}
            placeholder={t('statePlaceholder')}
          />
        ) : (
          <TextField {...common('state')} label={stateLabel} optional={stateOptional} />
        )}
        <TextField
          {...common('zip')}
          label={t('zip', { country })}
          inputMode={['US', 'AU'].includes(country) ? 'numeric' : undefined}
        />
      </div>
    </>
  )
}
