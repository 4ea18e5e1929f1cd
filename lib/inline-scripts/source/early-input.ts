import { isHydrated } from '@/lib/browser/is-hydrated'
import { opensElsewhere } from '@/lib/browser/opens-elsewhere'

/**
 * Age after which early input is dropped because nobody expects its effect any more, in
 * milliseconds.
 */
const EARLY_FOR_MS = 15_000

/** What does its work by script alone when it is pressed. */
const PRESSED = 'button[type=button]:not([popovertarget]),input[type=radio],a[data-waits]'
/** The button of a form that cannot be sent yet (`SubmitButton`). */
const WAITING_SUBMIT = '[type=submit][data-hydrating]'
/** A form that scripts answer on the page itself; sent without them, its text would replace the query. */
const ANSWERED_HERE = 'form[data-needs-script]:not([action])'

/** A form can be sent, a field has a value. */
type Target = HTMLElement & { requestSubmit?(): void; value?: string }
type Early = {
  type: 'click' | 'submit' | 'input' | 'change'
  element: Target
  value: string | undefined
  at: number
}

let early: Early[] = []
let isScheduled = false

function keep(type: Early['type'], element: Target): void {
  forget(type, element)
  early.push({ type, element, value: element.value, at: Date.now() })
  scheduleNext()
}

function forget(type: Early['type'], element?: Element): void {
  early = early.filter((one) => one.type !== type || (element && one.element !== element))
}

// What React finds when it starts, such as the address's query, is taken in before it is idle.
function scheduleNext(): void {
  if (isScheduled) return
  isScheduled = true
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(doNext))
}

function doNext(): void {
  isScheduled = false
  const [first] = early
  if (!first) return
  if (!first.element.isConnected || Date.now() - first.at > EARLY_FOR_MS) early.shift()
  else if (isReady(first)) {
    // A click is forgotten when it gets as far as the document.
    if (first.type === 'click') first.element.click()
    else {
      early.shift()
      if (first.type === 'submit') first.element.requestSubmit?.()
      else {
        if (first.type === 'change') first.element.value = first.value
        first.element.dispatchEvent(new Event(first.type, { bubbles: true }))
      }
    }
  }
  if (early.length > 0) scheduleNext()
}

const isReady = ({ type, element }: Early) =>
  type === 'submit' ? !isWaiting(element) : isHydrated(element)

const isWaiting = (form: Element) =>
  form.querySelector(WAITING_SUBMIT) !== null || (form.matches(ANSWERED_HERE) && !isHydrated(form))

/** Keeps that a form was to be sent if it cannot be yet; the result says whether. */
function keepSubmit(form: HTMLFormElement | null): boolean {
  const isKept = form !== null && isWaiting(form)
  if (isKept) keep('submit', form)
  return isKept
}

const closest = <E extends HTMLElement>({ isTrusted, target }: Event, selector: string) =>
  isTrusted && target instanceof Element ? target.closest<E>(selector) : null

// Of what was pressed the last counts, so every press of somebody's forgets the one before.
function onClick(event: MouseEvent): void {
  if (!event.isTrusted) return
  // Whoever follows a link leaves; a search or a choice that comes later would call them back.
  if (closest(event, 'a:not([data-waits])') && !opensElsewhere(event)) early = []
  const element = closest<HTMLElement>(event, PRESSED)
  const isButton = element instanceof HTMLButtonElement
  const isRepeated = early.some((one) => one.type === 'click' && one.element === element)
  forget('click')
  if (!element || (element instanceof HTMLAnchorElement && opensElsewhere(event))) return
  if (isHydrated(element)) {
    // A press waits for what was typed before it, such as Back for an edited form.
    if (early.length === 0 || !early.every(isReady)) return
    event.stopPropagation()
  }
  // A link or a choice pressed a second time does what it does without scripts.
  if (isRepeated && !isButton) return
  keep('click', element)
  if (!isButton) event.preventDefault()
}

function onFieldEvent({ type, target }: Event): void {
  const element = target as HTMLElement
  if ((type === 'change' && !(element instanceof HTMLSelectElement)) || isHydrated(element)) return
  keep(type as 'input' | 'change', element)
}

addEventListener('click', onClick, true)
// A click that gets as far as the document has been given to React there; one on a part whose code
// is missing yet has not.
document.addEventListener('click', () => {
  early = early.filter((one) => one.type !== 'click' || !isHydrated(one.element))
})
addEventListener(
  'keydown',
  ({ isTrusted, key, isComposing, target }) => {
    if (isTrusted && key === 'Enter' && !isComposing && target instanceof HTMLInputElement)
      keepSubmit(target.form)
  },
  true,
)
addEventListener(
  'pointerup',
  (event) => keepSubmit(closest<HTMLButtonElement>(event, WAITING_SUBMIT)?.form ?? null),
  true,
)
addEventListener(
  'submit',
  (event) => {
    if (keepSubmit(event.target as HTMLFormElement)) event.preventDefault()
  },
  true,
)
addEventListener('input', onFieldEvent, true)
addEventListener('change', onFieldEvent, true)
