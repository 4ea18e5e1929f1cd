import type { Stripe } from '@stripe/stripe-js'
import { vi } from 'vitest'

type Listener = (event: unknown) => void

/** The page's side of a card provider's iframe. */
class FakeElement {
  #listeners = new Map<string, Set<Listener>>()
  clear = vi.fn()
  focus = vi.fn()
  update = vi.fn()
  destroy = vi.fn()

  constructor(
    private comes: () => boolean,
    private readyEvent: object | null = null,
  ) {}

  on(event: string, listener: Listener) {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener))
    return this
  }
  off(event: string, listener: Listener) {
    this.#listeners.get(event)?.delete(listener)
    return this
  }
  emit(event: string, detail: object = {}) {
    for (const listener of this.#listeners.get(event) ?? []) listener(detail)
  }
  mount() {
    if (this.comes()) queueMicrotask(() => this.emit('ready', this.readyEvent ?? this))
  }
}

const types = ['cardNumber', 'cardExpiry', 'cardCvc'] as const

/**
 * A fake card provider: each call can be given its responses, and `framesCome` sets whether the
 * card fields load.
 */
export function fakeCardProvider() {
  const fields = new Map<string, FakeElement>()
  const provider = {
    framesCome: true,
    /** Whether wallets are offered. */
    walletsOffered: false,
    field: (type: (typeof types)[number] | 'expressCheckout') => fields.get(type)!,
    /** Fills in all card fields. */
    typeCard() {
      for (const type of types)
        provider.field(type).emit('change', { complete: true, empty: false, error: undefined })
    },
    createPaymentMethod: vi.fn(async (): Promise<object> => ({ paymentMethod: { id: 'pm_1' } })),
    confirmCardPayment: vi.fn(async (): Promise<object> => ({
      paymentIntent: { status: 'succeeded' },
    })),
    handleNextAction: vi.fn(async (): Promise<object> => ({
      paymentIntent: { status: 'succeeded' },
    })),
    retrievePaymentIntent: vi.fn(async (): Promise<object> => ({
      paymentIntent: { status: 'succeeded', last_payment_error: null },
    })),
  }
  const elements = {
    create(type: string) {
      const availablePaymentMethods = provider.walletsOffered ? { applePay: true } : undefined
      const isWallet = type === 'expressCheckout'
      const event = isWallet ? { availablePaymentMethods } : null
      const field = new FakeElement(() => provider.framesCome, event)
      fields.set(type, field)
      return field
    },
    // Called with the element's name or with the component that renders it.
    getElement: (type: string | { __elementType: string }) =>
      fields.get(typeof type === 'string' ? type : type.__elementType) ?? null,
    update: vi.fn(),
    submit: vi.fn(async (): Promise<object> => ({})),
  }
  const stripe = { ...provider, elements: () => elements, createToken: vi.fn() }
  return { ...provider, provider, elements, stripe: stripe as unknown as Stripe }
}
