import type { FieldError, FieldType } from './field-state'

/** `style` option of an element: CSS by state, with pseudo-classes nested under their names. */
export type ElementStyle = Record<string, Record<string, unknown> | undefined>

export type FieldOptions = {
  style?: ElementStyle
  placeholder?: string
  disabled?: boolean
}

export type FontSource =
  { cssSrc: string } | ({ family: string; src: string } & Record<string, string>)

/** What the surroundings of a field look like and are called, so that it looks and sounds alike. */
export type Surroundings = { css: Record<string, string>; label: string | undefined }

/** From the page to a field's frame. */
export type ToField =
  | { kind: 'init'; options: FieldOptions; fonts: FontSource[]; surroundings: Surroundings }
  | { kind: 'update'; options: FieldOptions }
  | { kind: 'surroundings'; surroundings: Surroundings }
  | { kind: 'brand'; brand: string }
  | { kind: 'focus' | 'blur' | 'clear' }
  /** Give the value to the number's frame, through the port that comes along. */
  | { kind: 'hand-over' }
  /** Make a payment method; a port to each other field comes along. */
  | { kind: 'submit'; request: number; path: string; body: Record<string, unknown> }

/** From a field's frame to the page. No message carries what was typed. */
export type FromField =
  | { kind: 'loaded' | 'ready' | 'focus' | 'blur' | 'escape' | 'enter' }
  | { kind: 'size'; height: number }
  | {
      kind: 'change'
      empty: boolean
      complete: boolean
      invalid: boolean
      autofilled: boolean
      error: FieldError | undefined
      brand: string | undefined
    }
  | { kind: 'submitted'; request: number; result: ApiResult }

/** Between the frames of one form. */
export type HandedOver = { value: string; complete: boolean; type: FieldType }

export type StripeError = {
  type: string
  code?: string | undefined
  message: string
  decline_code?: string
  param?: string
  payment_method?: { id: string }
  payment_intent?: PaymentIntent
}

export type PaymentIntent = {
  id: string
  object: 'payment_intent'
  status: string
  client_secret: string
  amount: number
  currency: string
  payment_method: string | null
  last_payment_error: StripeError | null
  next_action: { type: string } | null
}

export type ApiResult =
  { ok: true; body: Record<string, unknown> } | { ok: false; error: StripeError }
