import { TextField } from '@/components/ui/text-field'
import type { BuyerValues } from '@/lib/checkout/payment-fields'
import type { LinkTexts } from './link-texts'

const inputs = {
  firstName: { maxLength: 100 },
  lastName: { maxLength: 100 },
  email: { type: 'email', maxLength: 200 },
} as const

interface BuyerFieldsProps {
  buyer: BuyerValues
  texts: LinkTexts
  onChange: (buyer: BuyerValues) => void
}

/** The name and email of the one buyer that a link is for. They are kept on this page alone. */
export function BuyerFields({ buyer, texts, onChange }: BuyerFieldsProps) {
  return (
    <fieldset className="link-part" aria-describedby="buyer-note">
      <legend>{texts.buyer}</legend>
      <p id="buyer-note" className="ui-soft">
        {texts.buyerNote}
      </p>
      {(['firstName', 'lastName', 'email'] as const).map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          optional={texts.optional}
          // The browser knows the studio's own data, not the buyer's.
          autoComplete="off"
          {...inputs[name]}
          value={buyer[name]}
          onChange={({ target }) => onChange({ ...buyer, [name]: target.value })}
        />
      ))}
    </fieldset>
  )
}
