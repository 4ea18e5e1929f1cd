import { CardElement } from './element'
import type { FormLinks } from './element-options'
import type { FieldType } from './field-state'
import type { ApiResult, FieldOptions, FontSource, FromField } from './messages'
import { unreachable } from './call-api'
import { WalletElement } from './wallet-element'

const types: FieldType[] = ['cardNumber', 'cardExpiry', 'cardCvc']
const responseTimeoutMs = 30_000

type Type = FieldType | 'expressCheckout'
type Kind = Type | { __elementType?: string }
/** What a wallet shows of the payment: its amount in minor units, and its currency. */
type Terms = { amount?: number; currency?: string }
const typeOf = (kind: Kind) => (typeof kind === 'string' ? kind : kind.__elementType)

/** The connected elements of one form: what `stripe.elements()` returns. */
export class CardForm {
  #elements = new Map<FieldType, CardElement>()
  #wallet: WalletElement | null = null
  #terms: Terms
  #responses = new Map<number, (result: ApiResult) => void>()
  #requests = 0
  #links: FormLinks

  constructor(options: { fonts?: FontSource[] } & Terms = {}) {
    this.#terms = options
    this.#links = {
      fonts: options.fonts ?? [],
      brandChanged: (brand) => this.#elements.get('cardCvc')?.send({ kind: 'brand', brand }),
      submitted: (message) => this.#submitted(message),
      destroyed: (type) => this.#elements.delete(type),
    }
  }

  create(type: Type, options: FieldOptions & { emailRequired?: boolean } = {}) {
    if (type === 'expressCheckout') return this.#createWallet(options)
    if (!types.includes(type)) throw new Error(`The sandbox has no ${String(type)} element.`)
    if (this.#elements.has(type)) throw new Error(`Can only create one element of type ${type}.`)
    const element = new CardElement(type, options, this.#links)
    this.#elements.set(type, element)
    return element
  }

  #createWallet(options: { emailRequired?: boolean }): WalletElement {
    this.#wallet = new WalletElement(options, {
      terms: () => {
        const { amount, currency } = this.#terms
        if (amount === undefined || currency === undefined)
          throw new Error('A wallet needs the amount and currency of the payment.')
        return { amount, currency }
      },
      destroyed: () => (this.#wallet = null),
    })
    return this.#wallet
  }

  getElement(kind: Kind): CardElement | WalletElement | null {
    const type = typeOf(kind)
    return type === 'expressCheckout'
      ? this.#wallet
      : (this.#elements.get(type as FieldType) ?? null)
  }

  /** Fonts and secrets cannot be changed later, and card fields have no other options. */
  update(options: Terms = {}): void {
    this.#terms = { ...this.#terms, ...options }
  }

  /** What was typed or chosen is complete; the card fields are checked when they are sent. */
  async submit(): Promise<{ error?: undefined }> {
    return {}
  }

  /** The token of the card that the payer has confirmed in the wallet, once; else null. */
  takeWalletToken = (): string | null => this.#wallet?.takeToken() ?? null

  /** Whether `element` is this form's card number. */
  owns(element: unknown): boolean {
    return element instanceof CardElement && this.#elements.get(element.elementType) === element
  }

  /** Asks the number's frame to post the card to `path` together with `body`. */
  sendCard(path: string, body: Record<string, unknown>): Promise<ApiResult> {
    const number = this.#elements.get('cardNumber')
    if (!number?.isReady) return Promise.resolve(unreachable())
    const request = (this.#requests += 1)
    const ports: MessagePort[] = []
    for (const type of ['cardExpiry', 'cardCvc'] as const) {
      const other = this.#elements.get(type)
      if (!other?.isReady) continue
      const channel = new MessageChannel()
      other.send({ kind: 'share-value' }, [channel.port1])
      ports.push(channel.port2)
    }
    return new Promise((done) => {
      const timeout = setTimeout(
        () => this.#responses.get(request)?.(unreachable()),
        responseTimeoutMs,
      )
      this.#responses.set(request, (result) => {
        clearTimeout(timeout)
        this.#responses.delete(request)
        done(result)
      })
      number.send({ kind: 'submit', request, path, body }, ports)
    })
  }

  #submitted({ request, result }: Extract<FromField, { kind: 'submitted' }>) {
    this.#responses.get(request)?.(result)
  }
}
