import { CardElement } from './element'
import type { FormLinks } from './element-options'
import type { FieldType } from './field-state'
import type { ApiResult, FieldOptions, FontSource, FromField } from './messages'
import { unreachable } from './call-api'

const types: FieldType[] = ['cardNumber', 'cardExpiry', 'cardCvc']
const responseTimeoutMs = 30_000

type Kind = FieldType | { __elementType?: string }
const typeOf = (kind: Kind) => (typeof kind === 'string' ? kind : kind.__elementType)

/** The connected fields of one form: what `stripe.elements()` returns. */
export class CardForm {
  #elements = new Map<FieldType, CardElement>()
  #responses = new Map<number, (result: ApiResult) => void>()
  #requests = 0
  #links: FormLinks

  constructor(options: { fonts?: FontSource[] } = {}) {
    this.#links = {
      fonts: options.fonts ?? [],
      brandChanged: (brand) => this.#elements.get('cardCvc')?.send({ kind: 'brand', brand }),
      submitted: (message) => this.#submitted(message),
      destroyed: (type) => this.#elements.delete(type),
    }
  }

  create(type: FieldType, options: FieldOptions = {}): CardElement {
    if (!types.includes(type)) throw new Error(`The sandbox has no ${String(type)} element.`)
    if (this.#elements.has(type)) throw new Error(`Can only create one element of type ${type}.`)
    const element = new CardElement(type, options, this.#links)
    this.#elements.set(type, element)
    return element
  }

  getElement(kind: Kind): CardElement | null {
    return this.#elements.get(typeOf(kind) as FieldType) ?? null
  }

  /** Fonts and secrets cannot be changed later, and card fields have no other options. */
  update(): void {}

  /** Whether `element` is this form's card number. */
  owns(element: unknown): boolean {
    return element instanceof CardElement && this.#elements.get(element.elementType) === element
  }

  /** Asks the number's frame to post the card to `path` together with `body`. */
  submit(path: string, body: Record<string, unknown>): Promise<ApiResult> {
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
