import { EventElement, findContainer } from './emitter'
import { showFrame } from './frame-dialog'
import { translate } from './translate'
import type { FromWallet, WalletRequest } from './wallet-messages'

type ClickDetails = Pick<WalletRequest, 'lineItems'>

const buttonCss = `
button {
  display: block; box-sizing: border-box; width: 100%; min-height: 48px; padding: 0 20px;
  border: 1px solid #8a8794; border-radius: 999px; background: #17132e; color: #fff;
  font: 600 16px/1.5 system-ui, sans-serif; cursor: pointer;
}
button:focus-visible { outline: 3px solid #8f7dff; outline-offset: 2px; }
`

/**
 * The express checkout element: one button that opens the test wallet, with the events of Stripe's.
 * What it shows is what its form says of the payment.
 */
export class WalletElement extends EventElement {
  readonly elementType = 'expressCheckout'
  #host: HTMLElement | undefined
  /** The card that the payer has confirmed with, until it is taken. */
  #token: string | null = null

  constructor(
    private options: { emailRequired?: boolean },
    private links: {
      terms: () => Pick<WalletRequest, 'amount' | 'currency'>
      destroyed: () => void
    },
  ) {
    super()
  }

  mount(target: string | HTMLElement): void {
    this.unmount()
    const container = findContainer(target)
    this.#host = document.createElement('div')
    const root = this.#host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(buttonCss)
    root.adoptedStyleSheets = [sheet]
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = translate('wallet_title')
    button.addEventListener('click', () => this.#click())
    root.append(button)
    container.replaceChildren(this.#host)
    const { elementType } = this
    const availablePaymentMethods = { testWallet: true }
    queueMicrotask(() => this.events.emit('ready', { elementType, availablePaymentMethods }))
  }

  unmount(): void {
    this.#host?.remove()
    this.#host = undefined
  }

  destroy(): void {
    this.unmount()
    this.links.destroyed()
  }

  update(options: { emailRequired?: boolean }): void {
    this.options = { ...this.options, ...options }
  }

  /** The token of the confirmed card, once. */
  takeToken(): string | null {
    const token = this.#token
    this.#token = null
    return token
  }

  #click() {
    let isDecided = false
    const decide = (open: (details?: Partial<ClickDetails>) => void) => {
      return (details?: Partial<ClickDetails>) => {
        if (isDecided) return
        isDecided = true
        open(details)
      }
    }
    this.events.emit('click', {
      elementType: this.elementType,
      expressPaymentType: 'test_wallet',
      resolve: decide((details) => this.#open(details?.lineItems ?? [])),
      reject: decide(() => undefined),
    })
  }

  #open(lineItems: WalletRequest['lineItems']) {
    const { emailRequired = false } = this.options
    showFrame<FromWallet>({
      file: 'wallet.html',
      title: translate('wallet_title'),
      name: 'test-wallet',
      opening: { kind: 'request', request: { ...this.links.terms(), lineItems, emailRequired } },
      onMessage: (message, close) => {
        close()
        if (message.kind === 'confirmed') return this.#confirm(message)
        this.events.emit('cancel', { elementType: this.elementType })
      },
    })
  }

  #confirm({ token, payer }: Extract<FromWallet, { kind: 'confirmed' }>) {
    this.#token = token
    this.events.emit('confirm', {
      elementType: this.elementType,
      expressPaymentType: 'test_wallet',
      billingDetails: payer,
      paymentFailed() {},
    })
  }
}
