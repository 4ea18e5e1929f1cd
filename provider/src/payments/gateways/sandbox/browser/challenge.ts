import { callApi } from './call-api'
import type { FromChallenge, ToChallenge } from './challenge-dialog'
import { formatAmount } from './format-amount'
import { keepFocusBetween } from './keep-focus'
import { isMessage, type ChallengedIntent } from './messages'
import { translate, setLanguage, currentLanguage } from './translate'

/** The timeout of a call of this frame, in milliseconds. */
const timeoutMs = 8000

const question = document.querySelector<HTMLElement>('#question')!
const errorMessage = document.querySelector<HTMLElement>('[role=alert]')!
const buttons = [...document.querySelectorAll('button')]
let intent: ChallengedIntent | undefined

setLanguage(new URLSearchParams(location.search).get('lang'))
document.documentElement.lang = currentLanguage()
document.title = translate('challenge_title')
for (const [selector, code] of [
  ['.bank', 'challenge_bank'],
  ['[value=complete]', 'challenge_complete'],
  ['[value=fail]', 'challenge_fail'],
] as const)
  document.querySelector(selector)!.textContent = translate(code)

const send = (message: FromChallenge) => window.parent.postMessage(message, location.origin)

async function respond(passed: boolean) {
  if (!intent) return
  for (const button of buttons) button.disabled = true
  errorMessage.textContent = ''
  const { id, client_secret } = intent
  const address = new URL('v1/challenges', location.href).href
  const result = await callApi(address, { intent: id, client_secret, passed }, timeoutMs)
  // The request may have arrived although its response was lost.
  if (result.ok || (await isSettled(intent))) return send({ kind: 'answered' })
  errorMessage.textContent = result.error.message
  for (const button of buttons) button.disabled = false
}

async function isSettled({ id, object, client_secret }: ChallengedIntent): Promise<boolean> {
  const address = new URL(`v1/${object}s/${id}/read`, location.href).href
  const result = await callApi(address, { client_secret }, timeoutMs)
  return result.ok && result.body.status !== 'requires_action'
}

function showQuestion(of: ChallengedIntent) {
  const heading = document.querySelector('h1')!
  if (of.object === 'setup_intent') {
    heading.textContent = translate('challenge_setup_heading')
    question.textContent = translate('challenge_setup_question')
    return
  }
  heading.textContent = translate('challenge_heading')
  const amount = document.createElement('strong')
  amount.textContent = formatAmount(of)
  const [before = '', after = ''] = translate('challenge_question').split('{amount}')
  question.replaceChildren(before, amount, after)
}

for (const button of buttons)
  button.addEventListener('click', () => void respond(button.value === 'complete'))

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') void respond(false)
  keepFocusBetween(event, buttons[0]!, buttons.at(-1)!)
})

window.addEventListener('message', (event: MessageEvent<ToChallenge>) => {
  if (event.origin !== location.origin || event.source !== window.parent) return
  if (!isMessage(event.data) || event.data.kind !== 'intent') return
  intent = event.data.intent
  showQuestion(intent)
  buttons[0]!.focus()
})
send({ kind: 'loaded' })
