import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import fr from '@/messages/fr-CA.json'

const languages = { en, es: es as typeof en, 'fr-CA': fr as typeof en }
const labels = {
  cardNumber: 'card.number',
  expDate: 'card.expiry',
  cvc: 'card.cvc',
  nameOnCard: 'card.name',
  country: 'address.country',
  street: 'address.street',
  city: 'address.city',
  state: 'address.stateOf',
  zip: 'address.zip',
} as const
type Field = keyof typeof labels

const words = (text: string) => text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []
const cases = (Object.keys(languages) as (keyof typeof languages)[]).flatMap((locale) =>
  (Object.keys(labels) as Field[]).flatMap((field) =>
    ['US', 'CA', 'AU', 'GB'].map((country) => [locale, field, country] as const),
  ),
)

it.each(cases)(
  'in %s the error of %s says the words of its label (%s)',
  (locale, field, country) => {
    const t = createTranslator({ locale, messages: languages[locale], namespace: 'checkout' })
    const label = t(labels[field] as 'address.zip', { country })
    const error = t('fieldErrors.required', { field, country })
    for (const word of words(label)) expect(words(error)).toContain(word)
  },
)
