const minute = 60
const hour = 60 * minute

/**
 * How many tries in how many seconds. `…Address` counts per visitor's address, the others per
 * account, email or whatever the caller names. A person behind a shared address is counted by
 * account as soon as they are signed in.
 */
export const limitRules = {
  signInAddress: { points: 10, duration: 15 * minute },
  /** From one address to one account. */
  signInPair: { points: 10, duration: 15 * minute },
  /** To one account from addresses it has never signed in from. */
  signInAccount: { points: 20, duration: 15 * minute },
  signUpAddress: { points: 5, duration: hour },
  resetAddress: { points: 3, duration: 15 * minute },
  resetAccount: { points: 3, duration: 15 * minute },
  lookupAddress: { points: 10, duration: minute },
  lookupEmail: { points: 10, duration: hour },
  currentPassword: { points: 10, duration: 15 * minute },
  promotion: { points: 10, duration: minute },
  promotionAddress: { points: 30, duration: minute },
  freeClassAddress: { points: 10, duration: hour },
  freeClassEmail: { points: 5, duration: hour },
  booking: { points: 30, duration: minute },
  write: { points: 60, duration: minute },
  read: { points: 600, duration: minute },
} as const satisfies Record<string, { points: number; duration: number }>

export type LimitRule = keyof typeof limitRules
