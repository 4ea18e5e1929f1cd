/** Whose a value is: a person's is removed at sign-out, the device's stays. */
type Scope = 'person' | 'device'

/**
 * Everything that this site keeps in a browser: in one tab until it is closed (`tab`), or for all tabs
 * (`browser`). A name that ends with a colon begins the names of many values.
 */
export const storedKeys = {
  tab: {
    flow: 'person',
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
    'empty-rows': 'person',
    xpt_v1: 'person',
    'xpa_unsent_v1:': 'person',
    theme: 'device',
  },
} as const satisfies Record<string, Record<string, Scope>>

export type StorageArea = keyof typeof storedKeys

type Name<Area extends StorageArea> = Extract<keyof (typeof storedKeys)[Area], string>

/** The beginning of the names of many values of a kind. */
export type StoragePrefix<Area extends StorageArea> = Extract<Name<Area>, `${string}:`>

/** The name of one value. */
export type StorageKey<Area extends StorageArea> =
  Exclude<Name<Area>, StoragePrefix<Area>> | `${StoragePrefix<Area>}${string}`
