import { callApi } from './call-api'
import { digitsOf, formatExpiry, formatNumber, parseExpiry, reformat } from './card-format'
import {
  attributes,
  cvcLengths,
  type FieldError,
  fieldState,
  type FieldType,
  incompleteError,
} from './field-state'
import { styleSheet } from './field-style'
import { addFonts, input, send, sendSize } from './frame'
import {
  type FieldOptions,
  type FromField,
  type SharedValue,
  isMessage,
  receiveSharedValue,
  type FieldContext,
  type ToField,
} from './messages'
import { setLanguage, currentLanguage } from './translate'

const query = new URLSearchParams(location.search)
const type = query.get('type') as FieldType

let options: FieldOptions = {}
let inheritedSheet: CSSStyleSheet | undefined
let brand = 'unknown'
/** An unfinished value counts as wrong only once the field was left or submitted. */
let wasLeft = false

setLanguage(query.get('lang'))
document.documentElement.lang = currentLanguage()

function format(text: string): string {
  if (type === 'cardNumber') return formatNumber(text)
  if (type === 'cardExpiry') return formatExpiry(text)
  return digitsOf(text).slice(0, cvcLengths(brand)[1])
}

function currentError(): FieldError | undefined {
  const state = fieldState(type, input.value, brand, new Date())
  const unfinished = wasLeft && !state.complete && !state.empty ? incompleteError(type) : undefined
  return state.error ?? unfinished
}

function report(forced?: FieldError) {
  const { empty, complete, brand: ownBrand } = fieldState(type, input.value, brand, new Date())
  const error = forced ?? currentError()
  const invalid = error !== undefined
  input.className = [empty && 'empty', complete && 'complete', invalid && 'invalid']
    .filter(Boolean)
    .join(' ')
  input.setAttribute('aria-invalid', String(invalid))
  const autofilled = input.matches(':autofill')
  send({ kind: 'change', empty, complete, invalid, autofilled, error, brand: ownBrand })
}

function applyOptions(changed: FieldOptions) {
  options = { ...options, ...changed }
  const { placeholder = attributes(type).placeholder!, disabled = false, style = {} } = options
  input.placeholder = placeholder
  input.disabled = disabled
  document.adoptedStyleSheets = [...(inheritedSheet ? [inheritedSheet] : []), styleSheet(style)]
  sendSize()
}

function applyFieldContext({ css, label }: FieldContext) {
  inheritedSheet = styleSheet({ base: css })
  input.setAttribute('aria-label', label || attributes(type)['aria-label']!)
  applyOptions({})
}

/** Backspace right after the slash deletes the last digit of the month, not only the slash. */
function deleteThroughSeparator(event: KeyboardEvent) {
  const { value, selectionStart, selectionEnd } = input
  const collapsed = selectionStart === selectionEnd && selectionStart === value.length
  if (type !== 'cardExpiry' || event.key !== 'Backspace' || !collapsed) return
  if (!value.endsWith(' / ')) return
  event.preventDefault()
  input.value = value.slice(0, 1)
  wasLeft = false
  report()
}

/** Number, date and security code come together only here, in the number's own frame. */
async function submit(
  message: Extract<ToField, { kind: 'submit' }>,
  ports: readonly MessagePort[],
) {
  const others = await Promise.all(ports.map(receiveSharedValue))
  const own = fieldState(type, input.value, brand, new Date())
  const finish = (result: Extract<FromField, { kind: 'submitted' }>['result']) =>
    send({ kind: 'submitted', request: message.request, result })
  if (!own.complete) {
    wasLeft = true
    const error = own.error ?? incompleteError(type)
    report(error)
    return finish({ ok: false, error })
  }
  const expiry = others.find((other) => other?.type === 'cardExpiry')
  const code = others.find((other) => other?.type === 'cardCvc')
  const date = expiry?.complete ? parseExpiry(expiry.value) : undefined
  if (!date) return finish({ ok: false, error: incompleteError('cardExpiry') })
  if (code && !code.complete) return finish({ ok: false, error: incompleteError('cardCvc') })
  const card = {
    number: digitsOf(input.value),
    exp_month: date.month,
    exp_year: date.year,
    ...(code && { cvc: code.value }),
  }
  finish(await callApi(new URL(message.path, location.href).href, { ...message.body, card }))
}

function shareValue(port: MessagePort | undefined) {
  const { complete, empty, error } = fieldState(type, input.value, brand, new Date())
  const message: SharedValue = { value: input.value, complete, type }
  port?.postMessage(message)
  if (complete) return
  wasLeft = true
  report(error ?? (empty ? incompleteError(type) : undefined))
}

/**
 * The frame is usable before its script has loaded: keep what was typed meanwhile, and the focus.
 */
function adoptTypedText() {
  if (document.activeElement === input) send({ kind: 'focus' })
  if (!input.value) return
  reformat(input, format)
  report()
}

function handleMessage(message: ToField, ports: readonly MessagePort[]) {
  switch (message.kind) {
    case 'init':
      addFonts(message.fonts)
      options = message.options
      applyFieldContext(message.fieldContext)
      adoptTypedText()
      return send({ kind: 'ready' })
    case 'update':
      return applyOptions(message.options)
    case 'fieldContext':
      return applyFieldContext(message.fieldContext)
    case 'brand':
      brand = message.brand
      return input.value ? report() : undefined
    case 'focus':
      return input.focus()
    case 'blur':
      return input.blur()
    case 'clear':
      input.value = ''
      wasLeft = false
      return report()
    case 'share-value':
      return shareValue(ports[0])
    case 'submit':
      return void submit(message, ports)
  }
}

for (const [name, value] of Object.entries(attributes(type))) input.setAttribute(name, value)
input.className = 'empty'
input.addEventListener('input', () => {
  wasLeft = false
  reformat(input, format)
  report()
})
input.addEventListener('focus', () => send({ kind: 'focus' }))
input.addEventListener('blur', () => {
  wasLeft = true
  send({ kind: 'blur' })
  if (currentError()) report()
})
input.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') send({ kind: 'escape' })
  if (event.key === 'Enter') send({ kind: 'enter' })
  deleteThroughSeparator(event)
})
window.addEventListener('message', (event: MessageEvent<ToField>) => {
  if (event.origin !== location.origin || event.source !== window.parent) return
  if (isMessage(event.data)) handleMessage(event.data, event.ports)
})
new ResizeObserver(sendSize).observe(input)
send({ kind: 'loaded' })
