import type { FailureTexts } from '@/lib/api/error-text'
import type { Favorable } from '@/lib/api/favorites'
import { onSessionChange } from '@/lib/auth/session-events'
import { createStore } from '@/lib/browser/store'
import { reportError } from '@/lib/reports/browser-reports'

interface Heart {
  /** The item on the default list; null for none, and until it is known. */
  item: number | null
  /** What the person wants, while the provider does not know it yet. */
  wanted: boolean | null
}

const hearts = new Map<string, Heart>()
let asked: Favorable[] = []

// Guests need none of it.
const loadCalls = () => import('./heart-calls')

function heartOf({ kind, id }: Favorable): Heart {
  const key = `${kind} ${id}`
  const heart = hearts.get(key) ?? { item: null, wanted: null }
  hearts.set(key, heart)
  return heart
}

/** Whether something is a favorite of the person who is signed in; false until that is known. */
function isHearted({ kind, id }: Favorable): boolean {
  const heart = hearts.get(`${kind} ${id}`)
  return heart?.wanted ?? typeof heart?.item === 'number'
}

/** Whether something is a favorite, for components; nothing is in the server's HTML. */
export const heartStore = createStore<typeof isHearted>(
  () => false,
  () => isHearted,
)

/** Has the provider asked about something; all that a page asks about at once go in one question. */
export function requestHeart(thing: Favorable): void {
  if (hearts.has(`${thing.kind} ${thing.id}`)) return
  heartOf(thing)
  if (asked.push(thing) === 1) setTimeout(() => void ask())
}

async function ask() {
  const things = asked
  asked = []
  try {
    const { findHearts } = await loadCalls()
    const marks = await findHearts(things)
    for (const { thing, item } of marks ?? []) heartOf(thing).item = item
    // Until then it counts as none: a tap adds what may be there already.
    if (marks === null) things.forEach(askLater)
    heartStore.notify()
  } catch (error) {
    reportError(error)
    things.forEach(askLater)
  }
}

/** Has what is still unknown asked about again, by whoever shows it next. */
function askLater({ kind, id }: Favorable) {
  const { item, wanted } = heartOf({ kind, id })
  if (item === null && wanted === null) hearts.delete(`${kind} ${id}`)
}

/**
 * Makes something a favorite, or no longer one: at once for the eye, then with the provider. Gives
 * null when that is done, else what to say (null again when the page says it by itself); the heart is
 * then as it was. Of taps while it is written the last one counts.
 */
export async function toggleHeart(thing: Favorable, texts: FailureTexts): Promise<string | null> {
  const heart = heartOf(thing)
  const isWriting = heart.wanted !== null
  heart.wanted = !isHearted(thing)
  heartStore.notify()
  if (isWriting) return null

  let refusal: { message: string | null } | null = null
  while (refusal === null && heart.wanted !== (heart.item !== null)) {
    const written = await write(thing, heart.item, texts)
    if (written.ok) heart.item = written.item
    else refusal = written
  }
  heart.wanted = null
  heartStore.notify()
  return refusal?.message ?? null
}

async function write(thing: Favorable, item: number | null, texts: FailureTexts) {
  try {
    const { writeHeart } = await loadCalls()
    return await writeHeart(thing, item, texts)
  } catch (error) {
    reportError(error)
    return { ok: false as const, message: texts.failed }
  }
}

/** Tells the hearts of something that it went on the default list, as `item`, or (null) off it. */
export function setHeart(thing: Favorable, item: number | null): void {
  heartOf(thing).item = item
  heartStore.notify()
}

/** Forgets everything, for when the lists were changed elsewhere. */
export function clearHearts(): void {
  hearts.clear()
  heartStore.notify()
}

// Hearts are one person's.
if (typeof window !== 'undefined') onSessionChange(clearHearts)
