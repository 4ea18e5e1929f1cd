import { callApi } from './call-api'
import { formatExpiry, parseExpiry } from './card-expiry'
import { digitsOf, formatNumber } from './card-number'
import { reformat } from './edit-text'
import {
  cvcLengths,
  fieldState,
  incompleteError,
  type FieldError,
  type FieldType,
} from './field-state'
import { styleSheet } from './field-style'
import { isMessage } from './is-message'
import { say, speak, spokenLanguage } from './speech'
import type { FieldOptions, FontSource, FromField, HandedOver, Surroundings, ToField } from './wire'

const attributes: Record<FieldType, Record<string, string>> = {
  cardNumber: {
    name: 'cardnumber',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    'aria-label': 'Credit or debit card number',
  },
  cardExpiry: {
    name: 'exp-date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    'aria-label': 'Card expiration date',
  },
  cardCvc: {
    name: 'cvc',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    'aria-label': 'Security code',
  },
}

const query = new URLSearchParams(location.search)
const type = query.get('type') as FieldType
const input = document.querySelector('input')!
let options: FieldOptions = {}
let surroundings: CSSStyleSheet | undefined
let brand = 'unknown'
/** An unfinished value is wrong only once the field has been left or sent. */
let left = false

speak(query.get('lang'))
document.documentElement.lang = spokenLanguage()

const send = (message: FromField) => window.parent.postMessage(message, location.origin)

function format(text: string): string {
  if (type === 'cardNumber') return formatNumber(text)
  if (type === 'cardExpiry') return formatExpiry(text)
  return digitsOf(text).slice(0, cvcLengths(brand)[1])
}

function currentError(): FieldError | undefined {
  const state = fieldState(type, input.value, brand, new Date())
  const unfinished = left && !state.complete && !state.empty ? incompleteError(type) : undefined
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

const sendSize = () => send({ kind: 'size', height: input.getBoundingClientRect().height })

function applyOptions(changed: FieldOptions) {
  options = { ...options, ...changed }
  const { placeholder = say(attributes[type].placeholder!), disabled = false, style = {} } = options
  input.placeholder = placeholder
  input.disabled = disabled
  document.adoptedStyleSheets = [...(surroundings ? [surroundings] : []), styleSheet(style)]
  sendSize()
}

function applySurroundings({ css, label }: Surroundings) {
  surroundings = styleSheet({ base: css })
  input.setAttribute('aria-label', label || say(attributes[type]['aria-label']!))
  applyOptions({})
}

function addFonts(fonts: FontSource[]) {
  for (const font of fonts) {
    if ('cssSrc' in font) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
      link.href = font.cssSrc
      document.head.append(link)
    } else {
      const { family, src, ...descriptors } = font
      document.fonts.add(new FontFace(family, src, descriptors))
    }
  }
  void document.fonts.ready.then(sendSize)
}

/** Backspace right behind the slash takes the month's last digit, not the slash alone. */
function deleteThroughSeparator(event: KeyboardEvent) {
  const { value, selectionStart, selectionEnd } = input
  const collapsed = selectionStart === selectionEnd && selectionStart === value.length
  if (type !== 'cardExpiry' || event.key !== 'Backspace' || !collapsed) return
  if (!value.endsWith(' / ')) return
  event.preventDefault()
  input.value = value.slice(0, 1)
  left = false
  report()
}

function receiveValue(port: MessagePort): Promise<HandedOver | undefined> {
  return new Promise((done) => {
    const late = setTimeout(() => done(undefined), 2_000)
    port.onmessage = ({ data }: MessageEvent<HandedOver>) => {
      clearTimeout(late)
      done(data)
    }
  })
}

/** Only here, in the number's own frame, do number, date and code come together. */
async function submit(
  message: Extract<ToField, { kind: 'submit' }>,
  ports: readonly MessagePort[],
) {
  const others = await Promise.all(ports.map(receiveValue))
  const own = fieldState(type, input.value, brand, new Date())
  const finish = (result: Extract<FromField, { kind: 'submitted' }>['result']) =>
    send({ kind: 'submitted', request: message.request, result })
  if (!own.complete) {
    left = true
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

function handOver(port: MessagePort | undefined) {
  const { complete, empty, error } = fieldState(type, input.value, brand, new Date())
  const message: HandedOver = { value: input.value, complete, type }
  port?.postMessage(message)
  if (complete) return
  left = true
  report(error ?? (empty ? incompleteError(type) : undefined))
}

/** The frame shows before its script has come: what was typed meanwhile counts, and so does the focus. */
function takeOver() {
  if (document.activeElement === input) send({ kind: 'focus' })
  if (!input.value) return
  reformat(input, format)
  report()
}

function obey(message: ToField, ports: readonly MessagePort[]) {
  switch (message.kind) {
    case 'init':
      addFonts(message.fonts)
      options = message.options
      applySurroundings(message.surroundings)
      send({ kind: 'ready' })
      return takeOver()
    case 'update':
      return applyOptions(message.options)
    case 'surroundings':
      return applySurroundings(message.surroundings)
    case 'brand':
      brand = message.brand
      return input.value ? report() : undefined
    case 'focus':
      return input.focus()
    case 'blur':
      return input.blur()
    case 'clear':
      input.value = ''
      left = false
      return report()
    case 'hand-over':
      return handOver(ports[0])
    case 'submit':
      return void submit(message, ports)
  }
}

for (const [name, value] of Object.entries(attributes[type])) input.setAttribute(name, value)
input.className = 'empty'
input.addEventListener('input', () => {
  left = false
  reformat(input, format)
  report()
})
input.addEventListener('focus', () => send({ kind: 'focus' }))
input.addEventListener('blur', () => {
  left = true
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
  if (isMessage(event.data)) obey(event.data, event.ports)
})
new ResizeObserver(sendSize).observe(input)
send({ kind: 'loaded' })
