/**
 * What the mails are about, by kind. They hold ids and moments (ISO 8601), never texts: what a mail
 * says is read when it is sent.
 */
export type MailSubjects = {
  /** A payment was taken, or a trial has begun. `paidUntil` is the end of the period. */
  receipt: { subscriptionId: number; paidUntil: string }
  renewal_reminder: { subscriptionId: number; renewsAt: string }
  trial_end_reminder: { subscriptionId: number; trialEndsAt: string }
  /** It was set to end with the period, or has ended at once. */
  cancellation_receipt: { subscriptionId: number; at: string }
  cancellation_undone: { subscriptionId: number; at: string }
  /** Another plan or another brand. */
  plan_changed: { subscriptionId: number; at: string }
  paused: { subscriptionId: number; pauseStartsAt: string }
  payment_failed: { subscriptionId: number; since: string }
  /** The card that the next renewal would be charged to. */
  card_expiring: { subscriptionId: number; expMonth: number; expYear: number }
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
  new_sign_in: { sessionId: number }
  password_changed: { at: string }
  data_export: { at: string }
  /** The address is given, because the account has none any more. */
  account_deleted: { email: string; firstName: string; language: string | null }
  /** To the buyer of a public link. */
  public_purchase: { purchaseId: number }
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
  } & MailSubjects[K]
}[Kind]
