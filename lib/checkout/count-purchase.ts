import { id, list } from '@/lib/api/schema'
import type { SubscriptionId } from '@/lib/api/subscriptions'
import { parseStored } from '@/lib/storage/parse-stored'
import { browserStorage } from '@/lib/storage/storage'
import type { StorageKey } from '@/lib/storage/stored-keys'

/** More purchases than one person makes as long as the browser keeps this list. */
const MOST_IDS = 50

// When storage is unavailable, a purchase is at least counted only once per page.
const inMemory = new Map<string, string[]>()
const keyOf = (userId: string) => `checkout-counted:${userId}` as const

/**
 * Runs `count` for a purchase that this browser has not counted yet, no matter in which tab and how
 * often the page is opened.
 */
export async function countPurchaseOnce(
  userId: string,
  subscriptionId: SubscriptionId,
  count: () => void,
): Promise<void> {
  const key = keyOf(userId)
  const countHere = () => {
    const counted = load(key)
    if (counted.includes(String(subscriptionId))) return
    save(key, [...counted, String(subscriptionId)].slice(-MOST_IDS))
    count()
  }
  // The lock keeps another tab from counting between reading and writing the list.
  try {
    await navigator.locks.request(key, countHere)
  } catch {
    // The browser has no lock API or denies it.
    countHere()
  }
}

function load(key: StorageKey<'browser'>): string[] {
  const text = browserStorage.read(key)
  if (text === null) return []
  return parseStored(text, list(id))?.map(String) ?? inMemory.get(key) ?? []
}

function save(key: StorageKey<'browser'>, counted: string[]): void {
  inMemory.set(key, counted)
  if (!browserStorage.write(key, JSON.stringify(counted)))
    console.warn('A purchase may be counted again after a reload: storage is refused')
}
