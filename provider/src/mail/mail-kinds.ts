import { composePublicPurchase } from '../payments/public/purchase-mail'
import type { Compose } from './compose'
import {
  composeAccountDeleted,
  composeDataExport,
  composeNewSignIn,
  composePasswordChanged,
} from './kinds/account-mails'
import {
  composeBookingCancelled,
  composeBookingConfirmed,
  composeWaitlistExpired,
  composeWaitlistPromoted,
} from './kinds/booking-mails'
import {
  composeClassCancelled,
  composeBookingDisplaced,
  composeClassChanged,
} from './kinds/class-change-mails'
import { composeCardExpiring, composePaymentFailed } from './kinds/payment-mails'
import {
  composeCancellation,
  composeCancellationUndone,
  composePaused,
  composePlanChanged,
} from './kinds/subscription-mails'
import { composeReceipt } from './kinds/receipt-mail'
import { composeRenewalReminder, composeTrialEndReminder } from './kinds/reminder-mails'
import type { MailKind } from './mail-request'

/** How each kind of mail gets its words. */
export const composers: { [Kind in MailKind]: Compose<Kind> } = {
  receipt: composeReceipt,
  renewal_reminder: composeRenewalReminder,
  trial_end_reminder: composeTrialEndReminder,
  cancellation_receipt: composeCancellation,
  cancellation_undone: composeCancellationUndone,
  plan_changed: composePlanChanged,
  paused: composePaused,
  payment_failed: composePaymentFailed,
  card_expiring: composeCardExpiring,
  booking_confirmed: composeBookingConfirmed,
  booking_cancelled: composeBookingCancelled,
  waitlist_promoted: composeWaitlistPromoted,
  waitlist_expired: composeWaitlistExpired,
  class_cancelled: composeClassCancelled,
  class_changed: composeClassChanged,
  booking_displaced: composeBookingDisplaced,
  new_sign_in: composeNewSignIn,
  password_changed: composePasswordChanged,
  data_export: composeDataExport,
  account_deleted: composeAccountDeleted,
  public_purchase: composePublicPurchase,
}

/** The kinds that nobody waits for: they keep the quiet hours. */
export const patientKinds: ReadonlySet<MailKind> = new Set<MailKind>([
  'renewal_reminder',
  'trial_end_reminder',
  'payment_failed',
  'card_expiring',
  'waitlist_expired',
  'class_cancelled',
  'class_changed',
])
