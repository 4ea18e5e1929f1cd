const minute = 60
const hour = 60 * minute

/**
 * How many attempts in how many seconds. Rules named `…Address` count per visitor's address, the
 * others per account, email or any key of the caller. A person behind a shared address is counted
 * by account once signed in. Nothing that a stranger can use up locks the owner of an account out
 * (docs/decisions/0015).
 */
export const limitRules = {
  /** Wrong passwords from one address, for accounts that do not know it. */
  signInAddress: { points: 10, duration: 15 * minute },
  /** From one address to an account that knows it. */
  signInKnown: { points: 10, duration: 15 * minute },
  /** For one account from all addresses that it does not know; beyond that the next three apply. */
  signInAccount: { points: 20, duration: 15 * minute },
  /** From one address to one account under attack. */
  signInPair: { points: 2, duration: 15 * minute },
  /** From one network to one account under attack. */
  signInNetwork: { points: 4, duration: 15 * minute },
  /** For one account under attack, from everywhere. */
  signInPace: { points: 4, duration: minute },
  signUpAddress: { points: 5, duration: hour },
  resetAddress: { points: 3, duration: 15 * minute },
  /** From one address to an account that knows it. */
  resetKnown: { points: 3, duration: 15 * minute },
  lookupAddress: { points: 10, duration: minute },
  currentPassword: { points: 10, duration: 15 * minute },
  promotion: { points: 10, duration: minute },
  promotionAddress: { points: 30, duration: minute },
  freeClassAddress: { points: 10, duration: hour },
  /** Confirmations to one inbox; further requests reach the studio without one. */
  freeClassMail: { points: 5, duration: hour },
  booking: { points: 30, duration: minute },
  write: { points: 60, duration: minute },
  read: { points: 600, duration: minute },
} as const satisfies Record<string, { points: number; duration: number }>

export type LimitRule = keyof typeof limitRules
