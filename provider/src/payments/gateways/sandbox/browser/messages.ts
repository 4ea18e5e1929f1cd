import type { FieldError, FieldType } from './field-state'

export function receiveSharedValue(port: MessagePort): Promise<SharedValue | undefined> {
  return new Promise((done) => {
    const timeout = setTimeout(() => done(undefined), 2_000)
    port.onmessage = ({ data }: MessageEvent<SharedValue>) => {
      clearTimeout(timeout)
      done(data)
    }
  })
}

/** `style` option of an element: CSS by state, with nested pseudo-classes. */
export type ElementStyle = Record<string, Record<string, unknown> | undefined>

export type FieldOptions = {
  style?: ElementStyle
  placeholder?: string
  disabled?: boolean
}

export type FontSource =
  { cssSrc: string } | ({ family: string; src: string } & Record<string, string>)

/**
 * The text style and the label of a field's container, so that the frame looks and sounds like the
 * page.
 */
export type FieldContext = { css: Record<string, string>; label: string | undefined }

/** Messages from the page to a field's frame. */
export type ToField =
  | { kind: 'init'; options: FieldOptions; fonts: FontSource[]; fieldContext: FieldContext }
  | { kind: 'update'; options: FieldOptions }
  | { kind: 'fieldContext'; fieldContext: FieldContext }
  | { kind: 'brand'; brand: string }
  | { kind: 'focus' | 'blur' | 'clear' }
  /** Send the value to the number's frame, through the attached port. */
  | { kind: 'share-value' }
  /** Create a payment method; a port to each other field is attached. */
  | { kind: 'submit'; request: number; path: string; body: Record<string, unknown> }

/** Messages from a field's frame to the page. None contains what was typed. */
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

/** Sent between the frames of one form. */
export type SharedValue = { value: string; complete: boolean; type: FieldType }

export type StripeError = {
  type: string
  code?: string | undefined
  message: string
  decline_code?: string
  param?: string
  payment_method?: { id: string }
  payment_intent?: PaymentIntent
  setup_intent?: SetupIntent
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

/** A card that is stored without a payment. */
export type SetupIntent = {
  id: string
  object: 'setup_intent'
  status: string
  client_secret: string
  payment_method: string | null
  last_setup_error: StripeError | null
  next_action: { type: string } | null
}

/** What a bank asks its customer to confirm. */
export type ChallengedIntent = PaymentIntent | SetupIntent

export type ApiResult =
  { ok: true; body: Record<string, unknown> } | { ok: false; error: StripeError }

/**
 * Whether data of a `message` event has our format. Other scripts of the page use the same windows,
 * so sender and origin are no proof.
 */
export function isMessage(data: unknown): data is { kind: string } {
  return typeof data === 'object' && data !== null && 'kind' in data
}
