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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Early = { at: number } & (
  | { type: 'click'; element: HTMLElement }
  | { type: 'submit'; element: HTMLFormElement }
  | { type: 'input' | 'change'; element: Field; value: string }
)

let early: Early[] = []
let isScheduled = false

function keep(input: Early): void {
  forget(input.type, input.element)
  early.push(input)
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
  else if (first.type === 'submit') {
    if (!isWaiting(first.element)) {
      early.shift()
      first.element.requestSubmit()
    }
  } else if (isHydrated(first.element)) {
    // A click is forgotten when it gets as far as the document.
    if (first.type === 'click') first.element.click()
    else {
      early.shift()
      if (first.type === 'change') first.element.value = first.value
      first.element.dispatchEvent(new Event(first.type, { bubbles: true }))
    }
  }
  if (early.length > 0) scheduleNext()
}

const isWaiting = (form: HTMLFormElement) =>
  form.querySelector(WAITING_SUBMIT) !== null || (form.matches(ANSWERED_HERE) && !isHydrated(form))

/** Keeps that a form was to be sent if it cannot be yet; the result says whether. */
function keepSubmit(form: HTMLFormElement | null): boolean {
  const isKept = form !== null && isWaiting(form)
  if (isKept) keep({ type: 'submit', element: form, at: Date.now() })
  return isKept
}

const closest = <E extends HTMLElement>({ isTrusted, target }: Event, selector: string) =>
  isTrusted && target instanceof Element ? target.closest<E>(selector) : null

// Of what was pressed the last counts, so every press of somebody's forgets the one before.
function onClick(event: MouseEvent): void {
  if (!event.isTrusted) return
  // Whoever follows a link leaves; a search that comes later would call them back.
  if (closest(event, 'a[href]')) forget('submit')
  const element = closest<HTMLElement>(event, PRESSED)
  const isButton = element instanceof HTMLButtonElement
  const isRepeated = early.some((one) => one.type === 'click' && one.element === element)
  forget('click')
  if (
    !element ||
    isHydrated(element) ||
    (element instanceof HTMLAnchorElement && opensElsewhere(event))
  )
    return
  // A link or a choice pressed a second time does what it does without scripts.
  if (isRepeated && !isButton) return
  keep({ type: 'click', element, at: Date.now() })
  if (!isButton) event.preventDefault()
}

function onFieldEvent({ type, target }: Event): void {
  const element = target as Field
  if ((type === 'change' && !(element instanceof HTMLSelectElement)) || isHydrated(element)) return
  keep({ type: type as 'input' | 'change', element, value: element.value, at: Date.now() })
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
