import { baseUrl } from './base-url'
import { classNames, type FormLinks, type Options, createFieldFrame } from './element-options'
import { EventElement, findContainer } from './emitter'
import { onThemeChange, readFieldContext } from './field-context'
import type { FieldType } from './field-state'
import { type FromField, isMessage, type ToField } from './messages'
import { translate } from './translate'

const loadTimeoutMs = 15_000

/** One card field: a frame in the page's container, with the events of Stripe's elements. */
export class CardElement extends EventElement {
  #container: HTMLElement | undefined
  #frame: HTMLIFrameElement | undefined
  #release: (() => void)[] = []
  #destroyed = false
  #waiting: ToField[] = []
  #loaded = false

  constructor(
    readonly elementType: FieldType,
    private options: Options,
    private links: FormLinks,
  ) {
    super()
  }

  mount(target: string | HTMLElement): void {
    if (this.#destroyed) throw new Error('This Element has already been destroyed.')
    const container = findContainer(target)
    if (this.#container === container) return
    this.unmount()
    this.#container = container
    container.replaceChildren(this.#createFrame())
    this.#setClasses({ empty: true })
    container.classList.add(...this.#names('base'))
    this.#listen(window, 'message', (event) => this.#receive(event as MessageEvent<FromField>))
    this.#listen(document, 'click', (event) => this.#clicked(event))
    this.#release.push(onThemeChange(() => this.#sendSurroundings()))
  }

  unmount(): void {
    for (const release of this.#release.splice(0)) release()
    this.#frame?.remove()
    const all = Object.keys(classNames) as (keyof typeof classNames)[]
    this.#container?.classList.remove(...all.flatMap((name) => this.#names(name)))
    this.#container = this.#frame = undefined
    this.#loaded = false
    this.#waiting = []
  }

  destroy(): void {
    this.unmount()
    this.#destroyed = true
    this.links.destroyed(this.elementType)
  }

  update(options: Options): void {
    const { classes, ...forFrame } = options
    this.options = { ...this.options, ...options, classes: { ...this.options.classes, ...classes } }
    this.send({ kind: 'update', options: forFrame })
  }

  focus(): void {
    this.#frame?.contentWindow?.focus()
    this.send({ kind: 'focus' })
  }

  blur(): void {
    this.send({ kind: 'blur' })
    this.#frame?.blur()
  }

  clear(): void {
    this.send({ kind: 'clear' })
  }

  /**
   * Sends a message to the frame, or queues it until the frame is ready; ports are sent at once or
   * never.
   */
  send(message: ToField, ports: MessagePort[] = []): void {
    if (!this.#frame) return
    if (this.#loaded) this.#frame.contentWindow?.postMessage(message, baseUrl.origin, ports)
    else this.#waiting.push(message)
  }

  get isReady(): boolean {
    return this.#loaded
  }

  #createFrame(): HTMLIFrameElement {
    const frame = createFieldFrame(this.elementType)
    const timeout = setTimeout(() => {
      const message = translate('card_field_not_loaded')
      const error = { type: 'api_connection_error', message }
      this.events.emit('loaderror', { elementType: this.elementType, error })
    }, loadTimeoutMs)
    this.#release.push(() => clearTimeout(timeout))
    this.events.on('ready', () => clearTimeout(timeout))
    this.#frame = frame
    return frame
  }

  #listen(target: EventTarget, type: string, listener: (event: Event) => void) {
    target.addEventListener(type, listener)
    this.#release.push(() => target.removeEventListener(type, listener))
  }

  #clicked({ target }: Event) {
    const label = target instanceof Element ? target.closest('label') : null
    const container = this.#container
    if (!label || !container) return
    if ((container.id && label.htmlFor === container.id) || label.contains(container)) this.focus()
  }

  #sendSurroundings() {
    if (this.#container)
      this.send({ kind: 'fieldContext', fieldContext: readFieldContext(this.#container) })
  }

  #names(state: keyof typeof classNames): string[] {
    return (this.options.classes?.[state] ?? classNames[state]).split(/\s+/).filter(Boolean)
  }

  #setClasses(states: Partial<Record<keyof typeof classNames, boolean>>) {
    for (const [state, on] of Object.entries(states))
      for (const name of this.#names(state as keyof typeof classNames))
        this.#container?.classList.toggle(name, on)
  }

  #receive({ source, origin, data }: MessageEvent<FromField>) {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== baseUrl.origin) return
    if (!isMessage(data)) return
    switch (data.kind) {
      case 'loaded':
        return this.#start()
      case 'ready':
        return this.events.emit('ready', this)
      case 'size':
        this.#frame.style.height = `${Math.ceil(data.height)}px`
        return
      case 'focus':
      case 'blur':
        this.#setClasses({ focus: data.kind === 'focus' })
        return this.events.emit(data.kind, { elementType: this.elementType })
      case 'escape':
        return this.events.emit('escape', { elementType: this.elementType })
      case 'enter':
        return this.#container?.closest('form')?.requestSubmit()
      case 'change':
        return this.#changed(data)
      case 'submitted':
        return this.links.submitted(data)
    }
  }

  #start() {
    const { style, placeholder, disabled } = this.options
    const options = { style, placeholder, disabled }
    this.#loaded = true
    const fieldContext = readFieldContext(this.#container!)
    this.send({ kind: 'init', options, fonts: this.links.fonts, fieldContext })
    for (const message of this.#waiting.splice(0)) this.send(message)
  }

  #changed(data: Extract<FromField, { kind: 'change' }>) {
    const { empty, complete, invalid, autofilled, error, brand } = data
    this.#setClasses({ empty, complete, invalid, webkitAutofill: autofilled })
    if (brand !== undefined) this.links.brandChanged(brand)
    const event = { elementType: this.elementType, empty, complete, error, value: undefined }
    this.events.emit('change', brand === undefined ? event : { ...event, brand })
  }
}
