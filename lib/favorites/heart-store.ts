import type { FailureTexts } from '@/lib/api/error-text'
import type { Favorable } from '@/lib/api/favorites'
import { onSessionChange } from '@/lib/auth/session-events'
import { createStore } from '@/lib/browser/store'
import { reportError } from '@/lib/reports/browser-reports'

interface Heart {
  /** Id of the item on the default list; null when there is none or it is not known yet. */
  item: number | null
  /** The state that the user asked for while it is being saved. */
  wanted: boolean | null
}

const unknownHeart: Heart = { item: null, wanted: null }
const hearts = new Map<string, Heart>()
let asked: Favorable[] = []

// Loaded on demand because guests never need it.
const loadCalls = () => import('./heart-calls')

function heartOf({ kind, id }: Favorable): Heart {
  const key = `${kind} ${id}`
  const heart = hearts.get(key) ?? { ...unknownHeart }
  hearts.set(key, heart)
  return heart
}

interface HeartState {
  /** Whether it is a favorite of the signed-in user; false until it is known. */
  isOn: boolean
  /** Whether what the user asked for is still being saved. */
  isSaving: boolean
}

function stateOf({ kind, id }: Favorable): HeartState {
  const { item, wanted } = hearts.get(`${kind} ${id}`) ?? unknownHeart
  return { isOn: wanted ?? item !== null, isSaving: wanted !== null }
}

/** The state of each heart, for components; nothing is a favorite in the server's HTML. */
export const heartStore = createStore<typeof stateOf>(
  () => ({ isOn: false, isSaving: false }),
  () => stateOf,
)

/** Requests the state of a heart; all requests of one tick go into one call. */
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
    // Counts as no favorite until it is known; adding it again does no harm.
    if (marks === null) things.forEach(askLater)
    heartStore.notify()
  } catch (error) {
    reportError(error)
    things.forEach(askLater)
  }
}

/** Drops an unknown heart, so that the next component that shows it requests it again. */
function askLater({ kind, id }: Favorable) {
  const { item, wanted } = heartOf({ kind, id })
  if (item === null && wanted === null) hearts.delete(`${kind} ${id}`)
}

/**
 * Adds or removes a favorite, optimistically. Resolves with null on success, else with the message
 * to show (null when the page shows it itself) after the heart was restored. While a write is
 * running, further toggles only set its final state.
 */
export async function toggleHeart(thing: Favorable, texts: FailureTexts): Promise<string | null> {
  const heart = heartOf(thing)
  const isWriting = heart.wanted !== null
  heart.wanted = !stateOf(thing).isOn
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

/**
 * Sets the state of a heart after its item was added to the default list (`item`) or removed from
 * it (null).
 */
export function setHeart(thing: Favorable, item: number | null): void {
  heartOf(thing).item = item
  heartStore.notify()
}

/** Clears all states, for when the lists were changed elsewhere. */
export function clearHearts(): void {
  hearts.clear()
  heartStore.notify()
}

// Favorites belong to one user.
if (typeof window !== 'undefined') onSessionChange(clearHearts)
