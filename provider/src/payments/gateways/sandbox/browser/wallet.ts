import type { CardText } from '../../../../texts/message'
import { callApi } from './call-api'
import { formatAmount } from './format-amount'
import { keepFocusBetween } from './keep-focus'
import { isMessage } from './messages'
import { currentLanguage, setLanguage, translate } from './translate'
import type { FromWallet, ToWallet, WalletPayer, WalletRequest } from './wallet-messages'

const cards: { number: string; text: CardText }[] = [
  { number: '4242424242424242', text: 'wallet_pays' },
  { number: '4000002500003155', text: 'wallet_asks' },
  { number: '4000000000000002', text: 'wallet_declines' },
]
const place = (
  line1: string,
  city: string,
  state: string,
  postal_code: string,
  country: string,
) => ({
  line1,
  line2: null,
  city,
  state,
  postal_code,
  country,
})
const addresses: WalletPayer['address'][] = [
  place('12 Pike Street', 'Seattle', 'WA', '98101', 'US'),
  place('70 NW Couch Street', 'Portland', 'OR', '97209', 'US'),
  place('5 Queen Street West', 'Toronto', 'ON', 'M5H 2N2', 'CA'),
]

const form = document.querySelector('form')!
const list = document.querySelector('dl')!
const errorMessage = document.querySelector<HTMLElement>('[role=alert]')!
const [confirm, cancel] = [...document.querySelectorAll('button')] as [
  HTMLButtonElement,
  HTMLButtonElement,
]
const field = <T extends HTMLElement>(name: string) => form.elements.namedItem(name) as unknown as T
const card = field<HTMLSelectElement>('card')
const address = field<HTMLSelectElement>('address')
const email = field<HTMLInputElement>('email')

setLanguage(new URLSearchParams(location.search).get('lang'))
document.documentElement.lang = currentLanguage()
document.title = translate('wallet_title')
document.querySelector('h1')!.textContent = translate('wallet_title')
confirm.textContent = translate('wallet_confirm')
cancel.textContent = translate('wallet_cancel')
for (const label of document.querySelectorAll<HTMLElement>('[data-text]'))
  label.textContent = translate(label.dataset.text as CardText)
card.append(
  ...cards.map(({ number, text }) => {
    const name = `Visa •••• ${number.slice(-4)}`
    return new Option(`${name} (${translate(text)})`, number)
  }),
)
address.append(
  ...addresses.map(({ line1, city, state, postal_code }, index) => {
    return new Option(`${line1}, ${city}, ${state} ${postal_code}`, String(index))
  }),
)

const send = (message: FromWallet) => window.parent.postMessage(message, location.origin)

function showRequest({ amount, currency, lineItems, emailRequired }: WalletRequest) {
  const total = { name: translate('wallet_amount'), amount }
  for (const item of [...lineItems, total]) {
    const [name, value] = [document.createElement('dt'), document.createElement('dd')]
    name.textContent = item.name
    value.textContent = formatAmount({ amount: item.amount, currency })
    if (item === total) for (const part of [name, value]) part.className = 'total'
    list.append(name, value)
  }
  email.closest('label')!.hidden = !emailRequired
  email.disabled = !emailRequired
  card.focus()
}

async function pay() {
  const name = field<HTMLInputElement>('name').value.trim()
  const payer: WalletPayer = {
    name,
    ...(!email.disabled && { email: email.value.trim() }),
    address: addresses[Number(address.value)]!,
  }
  for (const button of [confirm, cancel]) button.disabled = true
  errorMessage.textContent = ''
  const typed = {
    number: card.value,
    exp_month: 12,
    exp_year: new Date().getUTCFullYear() + 3,
    cvc: '123',
  }
  const body = { type: 'card', card: typed, billing_details: payer }
  const result = await callApi(new URL('v1/tokens', location.href).href, body)
  if (result.ok) return send({ kind: 'confirmed', token: String(result.body.id), payer })
  errorMessage.textContent = result.error.message
  for (const button of [confirm, cancel]) button.disabled = false
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void pay()
})
cancel.addEventListener('click', () => send({ kind: 'cancelled' }))
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !cancel.disabled) send({ kind: 'cancelled' })
  keepFocusBetween(event, card, cancel)
})
window.addEventListener('message', (event: MessageEvent<ToWallet>) => {
  if (event.origin !== location.origin || event.source !== window.parent) return
  if (isMessage(event.data) && event.data.kind === 'request') showRequest(event.data.request)
})
send({ kind: 'loaded' })
