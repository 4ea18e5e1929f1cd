/** Values of a person are removed at sign-out, values of the device are kept. */
type Scope = 'person' | 'device'

/**
 * All storage keys of this site, in session storage (`tab`) or local storage (`browser`). A name
 * that ends with a colon is a prefix of several keys.
 */
export const storedKeys = {
  tab: {
    flow: 'person',
    'pending-action': 'person',
    'registration-draft': 'person',
    'checkout-draft': 'person',
    'checkout:': 'person',
    'tracking-queue:': 'device',
    'sign-out-unfinished': 'device',
    'session-ended': 'device',
  },
  browser: {
    'checkout:': 'person',
    'checkout-counted:': 'person',
    member: 'person',
    avatar: 'person',
    'first-name': 'person',
    'empty-rows': 'person',
    'recent-searches': 'person',
    xpt_v1: 'person',
    'xpa_unsent_v1:': 'person',
    theme: 'device',
  },
} as const satisfies Record<string, Record<string, Scope>>

export type StorageArea = keyof typeof storedKeys

type Name<Area extends StorageArea> = Extract<keyof (typeof storedKeys)[Area], string>

/** The prefix of several keys. */
export type StoragePrefix<Area extends StorageArea> = Extract<Name<Area>, `${string}:`>

/** The key of one value. */
export type StorageKey<Area extends StorageArea> =
  Exclude<Name<Area>, StoragePrefix<Area>> | `${StoragePrefix<Area>}${string}`
