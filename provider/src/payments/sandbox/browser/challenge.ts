import { callApi } from './call-api'
import type { FromChallenge, ToChallenge } from './challenge-dialog'
import { isMessage } from './is-message'
import type { PaymentIntent } from './wire'

const amount = document.querySelector<HTMLElement>('[data-amount]')!
const trouble = document.querySelector<HTMLElement>('[role=alert]')!
const buttons = [...document.querySelectorAll('button')]
let intent: PaymentIntent | undefined

const send = (message: FromChallenge) => window.parent.postMessage(message, location.origin)

async function answer(passed: boolean) {
  if (!intent) return
  for (const button of buttons) button.disabled = true
  trouble.textContent = ''
  const { id, client_secret } = intent
  const result = await callApi(new URL('v1/challenges', location.href).href, {
    intent: id,
    client_secret,
    passed,
  })
  if (result.ok) return send({ kind: 'answered' })
  trouble.textContent = result.error.message
  for (const button of buttons) button.disabled = false
}

function formatAmount({ amount: minor, currency }: PaymentIntent): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
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
  amount.textContent = formatAmount(intent)
  buttons[0]!.focus()
})
send({ kind: 'loaded' })
