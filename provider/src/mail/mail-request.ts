/**
 * What the mails are about, by kind. They hold ids and moments (ISO 8601), never texts: what a mail
 * says is read when it is sent.
 */
export type MailSubjects = {
  /**
   * A payment was taken, or a trial has begun. `paidUntil` is the end of the period. A change of plan
   * within a period may take one too: after `changedAfter`, which no other payment for a change is.
   */
  receipt: { subscriptionId: number; paidUntil: string; changedAfter?: string }
  renewal_reminder: { subscriptionId: number; renewsAt: string }
  trial_end_reminder: { subscriptionId: number; trialEndsAt: string }
  /** It was set to end with the period, or has ended at once. */
  cancellation_receipt: { subscriptionId: number; at: string }
  cancellation_undone: { subscriptionId: number; at: string }
  /** Another plan or another brand. */
  plan_changed: { subscriptionId: number; at: string }
  paused: { subscriptionId: number; pauseStartsAt: string }
  payment_failed: { subscriptionId: number; since: string }
  /** The card that would be charged expires before that. */
  card_expiring: { subscriptionId: number; renewsAt: string }
  booking_confirmed: { bookingId: number }
  /** The member gave the spot back. */
  booking_cancelled: { bookingId: number }
  /** Someone on the waitlist got the spot of this booking. */
  waitlist_promoted: { bookingId: number }
  waitlist_expired: { waitlistEntryId: number }
  /** The studio called the class off; to those with a booking or on the waitlist. */
  class_cancelled: { liveClassId: number }
  /** The studio moved the class; `from` is when it would have started. */
  class_changed: { liveClassId: number; from: string }
  /**
   * The studio moved the class `movedClassId` to the time of another class of the member, so the
   * later of the two bookings was cancelled.
   */
  booking_displaced: { bookingId: number; movedClassId: number }
  new_sign_in: { sessionId: number }
  password_changed: { at: string }
  data_export: { at: string }
  /** The address is given, because the account has none any more. */
  account_deleted: { email: string; firstName: string; language: string | null }
  /** To the buyer of a public link; `returned` when the purchase has ended and is paid back. */
  public_purchase: { purchaseId: number; about: 'paid' | 'returned' }
}

export type MailKind = keyof MailSubjects

/** A mail to an account, by kind. */
export type MailRequest<Kind extends MailKind = MailKind> = {
  [K in Kind]: {
    /**
     * What it is about, unique among all mails ever: one mail is sent for each key. Starts with the
     * kind, for example `booking_confirmed:17`, and says nothing about the person.
     */
    key: string
    kind: K
    userId: number
    /** The language of the request, for an account that has none yet. */
    language?: string | null
  } & MailSubjects[K]
}[Kind]
