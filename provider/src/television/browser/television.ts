import encodeQR from 'qr'

type Code = { code: string; device_secret: string; poll_seconds: number; activation_url: string }
type Session = { access_token: string; client: string; uid: string }
type LiveClass = { title: string; instructor: string; starts_at: string; color: string }
type Home = { first_name: string; booked: LiveClass[]; live: LiveClass[] }
type Answer<T> = { status: number; body: T }

const names = ['Living-room TV', 'Bedroom TV', 'Gym TV']
const REFRESH_MS = 20_000
const RETRY_MS = 3_000

const screen = document.querySelector('#tv')!
const notice = document.querySelector('#notice')!
/** Grows with each new code, so that what an older one still waits for is dropped. */
let run = 0

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Posts until the server answers; says meanwhile that it does not. */
async function post<T>(path: string, body: object): Promise<Answer<T>> {
  for (;;) {
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(8_000),
      })
      if (response.status < 500 && response.status !== 429) {
        notice.textContent = ''
        return { status: response.status, body: (await response.json()) as T }
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error
    }
    notice.textContent = 'No connection. Trying again…'
    await wait(RETRY_MS)
  }
}

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}

function button(label: string, onPress: () => void): HTMLElement {
  const made = element('button', '', label)
  made.addEventListener('click', onPress)
  return made
}

const focusable = () => [...screen.querySelectorAll<HTMLElement>('button, [tabindex]')]

function show(...children: Node[]) {
  screen.replaceChildren(...children)
  const [first] = focusable()
  const chosen = screen.querySelector<HTMLElement>('[aria-pressed="true"]')
  ;(chosen ?? first)?.focus()
}

const top = (label: string) =>
  element('div', 'top', element('span', 'mark', 'X+'), element('span', 'soft', label))

function qrImage(address: string): HTMLImageElement {
  const image = new Image()
  image.className = 'qr'
  image.alt = 'QR code of the address'
  image.src = `data:image/svg+xml,${encodeURIComponent(encodeQR(address, 'svg', { border: 3 }))}`
  return image
}

function showCode({ code, activation_url: address }: Code, name: string) {
  const choices = names.map((one) => {
    const choice = button(one, () => void start(one))
    choice.setAttribute('aria-pressed', String(one === name))
    return choice
  })
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`
  const { host, pathname } = new URL(address)
  show(
    top(name),
    element(
      'div',
      'activation',
      element(
        'div',
        '',
        element('h1', '', 'Log in with your phone'),
        element('p', 'soft', `Scan the QR code, or go to ${host}${pathname} and enter`),
        element('p', 'code', shown),
      ),
      qrImage(address),
    ),
    element(
      'div',
      'list',
      element('h2', 'soft', 'This TV is called'),
      element('div', 'row', ...choices),
    ),
  )
}

const times = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

function classCard({ title, instructor, starts_at: start, color }: LiveClass): HTMLElement {
  const card = element(
    'section',
    'class',
    element('h2', '', title),
    element('span', 'soft', `${times.format(new Date(start))} · ${instructor}`),
  )
  card.tabIndex = 0
  card.style.setProperty('--brand', color)
  return card
}

function showHome({ first_name: name, booked, live }: Home, session: Session) {
  const [next] = booked
  const headline = next
    ? [element('p', 'soft', 'Your next class'), classCard(next)]
    : [element('p', 'soft', 'You have no classes booked. These are next:')]
  const others = live.filter(({ starts_at: start }) => start !== next?.starts_at).slice(0, 3)
  show(
    top(new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date())),
    element('div', 'next', element('h1', '', `Hello, ${name}.`), ...headline),
    element('div', 'list', element('div', 'row', ...others.map(classCard))),
    element(
      'div',
      'row',
      button('Log out', () => void signOut(session)),
    ),
  )
}

async function signOut(session: Session) {
  await post('/sandbox/tv/sign_out', session)
  await start(names[0]!)
}

/** Shows the member's home until the session ends, which may happen on another device. */
async function stayIn(session: Session, own: number) {
  let shown = ''
  while (own === run) {
    const { status, body } = await post<Home>('/sandbox/tv/home', session)
    if (own !== run) return
    if (status !== 200) return start(names[0]!)
    if (shown !== JSON.stringify(body)) showHome(body, session)
    shown = JSON.stringify(body)
    await wait(REFRESH_MS)
  }
}

/** Shows a new code, waits until it is granted or expires, and goes on. */
async function start(name: string): Promise<void> {
  run += 1
  const own = run
  const made = await post<Code>('/api/v1/device_codes', { device_name: name })
  if (own !== run) return
  const { device_secret: secret, poll_seconds: seconds } = made.body
  showCode(made.body, name)
  while (own === run) {
    await wait(seconds * 1000)
    if (own !== run) return
    const { status, body } = await post<Session>('/sandbox/tv/token', { device_secret: secret })
    if (own !== run || status === 202) continue
    return status === 200 ? stayIn(body, own) : start(name)
  }
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

document.addEventListener('keydown', (event) => {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const places = focusable()
  const at = places.findIndex((one) => one === document.activeElement)
  places[Math.min(places.length - 1, Math.max(0, at + step))]?.focus()
})

void start(names[0]!)
