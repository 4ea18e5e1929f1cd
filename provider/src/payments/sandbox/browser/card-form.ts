import { CardElement, type FormLinks } from './element'
import type { FieldType } from './field-state'
import { say } from './speech'
import type { ApiResult, FieldOptions, FontSource, FromField } from './wire'

const types: FieldType[] = ['cardNumber', 'cardExpiry', 'cardCvc']
const answerLimitMs = 30_000

const timedOut = (): ApiResult => ({
  ok: false,
  error: {
    type: 'api_connection_error',
    message: say('We could not reach the card provider. Check your connection and try again.'),
  },
})

type Kind = FieldType | { __elementType?: string }
const typeOf = (kind: Kind) => (typeof kind === 'string' ? kind : kind.__elementType)

/** The fields of one form, which know one another: what `stripe.elements()` returns. */
export class CardForm {
  #elements = new Map<FieldType, CardElement>()
  #answers = new Map<number, (result: ApiResult) => void>()
  #requests = 0
  #links: FormLinks

  constructor(options: { fonts?: FontSource[] } = {}) {
    this.#links = {
      fonts: options.fonts ?? [],
      brandChanged: (brand) => this.#elements.get('cardCvc')?.send({ kind: 'brand', brand }),
      submitted: (message) => this.#submitted(message),
      destroyed: (element) => this.#elements.delete(element.elementType),
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

  /** Fonts and secrets cannot be changed later, and nothing else applies to card fields. */
  update(): void {}

  /** Whether `element` is this form's card number. */
  owns(element: unknown): boolean {
    return element instanceof CardElement && this.#elements.get(element.elementType) === element
  }

  /** Has the number's frame post the card to `path` with `body` beside it. */
  submit(path: string, body: Record<string, unknown>): Promise<ApiResult> {
    const number = this.#elements.get('cardNumber')
    if (!number?.isReady) return Promise.resolve(timedOut())
    const request = (this.#requests += 1)
    const ports: MessagePort[] = []
    for (const type of ['cardExpiry', 'cardCvc'] as const) {
      const other = this.#elements.get(type)
      if (!other?.isReady) continue
      const channel = new MessageChannel()
      other.send({ kind: 'hand-over' }, [channel.port1])
      ports.push(channel.port2)
    }
    return new Promise((done) => {
      const late = setTimeout(() => this.#answers.get(request)?.(timedOut()), answerLimitMs)
      this.#answers.set(request, (result) => {
        clearTimeout(late)
        this.#answers.delete(request)
        done(result)
      })
      number.send({ kind: 'submit', request, path, body }, ports)
    })
  }

  #submitted({ request, result }: Extract<FromField, { kind: 'submitted' }>) {
    this.#answers.get(request)?.(result)
  }
}
