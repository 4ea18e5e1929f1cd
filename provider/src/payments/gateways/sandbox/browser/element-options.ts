import { baseUrl } from './base-url'
import type { FieldType } from './field-state'
import type { FieldOptions, FontSource, FromField } from './messages'
import { currentLanguage, translate } from './translate'

const titles = {
  cardNumber: 'card_number_frame',
  cardExpiry: 'card_expiry_frame',
  cardCvc: 'card_cvc_frame',
} as const

export const classNames = {
  base: 'StripeElement',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  webkitAutofill: 'StripeElement--webkit-autofill',
}

export type Options = FieldOptions & { classes?: Partial<typeof classNames> }

/** What an element reports to its form. */
export type FormLinks = {
  fonts: FontSource[]
  brandChanged(brand: string): void
  submitted(message: Extract<FromField, { kind: 'submitted' }>): void
  destroyed(type: FieldType): void
}

/** An empty frame for a card field; its script sends `loaded` once it listens. */
export function createFieldFrame(type: FieldType): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = translate(titles[type])
  frame.src = new URL(`elements.html?type=${type}&lang=${currentLanguage()}`, baseUrl).href
  frame.setAttribute('scrolling', 'no')
  frame.setAttribute('allowtransparency', 'true')
  // A frame whose color scheme differs from that of its page gets an opaque background.
  frame.style.cssText =
    'display:block;border:0;width:100%;min-width:100%;height:1.5em;margin:0;padding:0;color-scheme:light only;background:transparent'
  return frame
}
