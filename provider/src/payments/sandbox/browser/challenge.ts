import { callApi } from './call-api'
import type { FromChallenge, ToChallenge } from './challenge-dialog'
import { isMessage } from './is-message'
import { say, speak, spokenLanguage } from './speech'
import type { PaymentIntent } from './wire'

/** How long a call of this frame may take, in milliseconds. */
const limitMs = 8000

const question = document.querySelector<HTMLElement>('#question')!
const trouble = document.querySelector<HTMLElement>('[role=alert]')!
const buttons = [...document.querySelectorAll('button')]
let intent: PaymentIntent | undefined

speak(new URLSearchParams(location.search).get('lang'))
document.documentElement.lang = spokenLanguage()
document.title = say(document.title)
for (const text of document.querySelectorAll('[data-say]'))
  text.textContent = say(text.textContent.replace(/\s+/g, ' ').trim())

const send = (message: FromChallenge) => window.parent.postMessage(message, location.origin)

async function answer(passed: boolean) {
  if (!intent) return
  for (const button of buttons) button.disabled = true
  trouble.textContent = ''
  const { id, client_secret } = intent
  const address = new URL('v1/challenges', location.href).href
  const result = await callApi(address, { intent: id, client_secret, passed }, limitMs)
  // The answer may have arrived although nothing came back.
  if (result.ok || (await isSettled(intent))) return send({ kind: 'answered' })
  trouble.textContent = result.error.message
  for (const button of buttons) button.disabled = false
}

async function isSettled({ id, client_secret }: PaymentIntent): Promise<boolean> {
  const address = new URL(`v1/payment_intents/${id}/read`, location.href).href
  const result = await callApi(address, { client_secret }, limitMs)
  return result.ok && result.body.status !== 'requires_action'
}

function formatAmount({ amount: minor, currency }: PaymentIntent): string {
  const format = new Intl.NumberFormat(spokenLanguage(), { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

function ask(of: PaymentIntent) {
  const amount = document.createElement('strong')
  amount.textContent = formatAmount(of)
  const [before = '', after = ''] = say(
    'Is it you who pays {amount}? This is a test of 3-D Secure: your answer decides how the payment goes on.',
  ).split('{amount}')
  question.replaceChildren(before, amount, after)
}

for (const button of buttons)
  button.addEventListener('click', () => void answer(button.value === 'complete'))

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') void answer(false)
  if (event.key !== 'Tab') return
  const [first, last] = [buttons[0]!, buttons.at(-1)!]
  const [from, to] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== from) return
  event.preventDefault()
  to.focus()
})

window.addEventListener('message', (event: MessageEvent<ToChallenge>) => {
  if (event.origin !== location.origin || event.source !== window.parent) return
  if (!isMessage(event.data) || event.data.kind !== 'intent') return
  intent = event.data.intent
  ask(intent)
  buttons[0]!.focus()
})
send({ kind: 'loaded' })
