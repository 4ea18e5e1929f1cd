import { eq } from 'drizzle-orm'
import { paymentCustomers } from '../../db/schema/payments'
import type { Compose, MailContext } from '../compose'
import { findSubscriptionSubject } from './subscription-subject'

const cardMail = (
  { translator, recipient, site }: MailContext,
  subject: string,
  before: string[],
  after: string[] = [],
) => ({
  lang: translator.tag,
  subject,
  greeting: translator.translate('mail_hello_name', { firstName: recipient.firstName }),
  before,
  action: { label: translator.translate('mail_update_card'), url: `${site}/account/billing` },
  after,
  reason: translator.translate('mail_reason_membership'),
})

export const composePaymentFailed: Compose<'payment_failed'> = async (context, request) => {
  const found = await findSubscriptionSubject(context, request.subscriptionId)
  if (found?.subscription.status !== 'past_due') return 'never'
  const { translate } = context.translator
  return {
    content: cardMail(
      context,
      translate('payment_failed_subject'),
      [translate('payment_failed', { plan: found.plan })],
      [translate('payment_failed_again')],
    ),
  }
}

/** Asked for some weeks before each renewal; most cards are still good then. */
export const composeCardExpiring: Compose<'card_expiring'> = async (context, request) => {
  const found = await findSubscriptionSubject(context, request.subscriptionId)
  const renewsAt = found?.subscription.currentPeriodEnd
  if (!found || !renewsAt || found.subscription.status !== 'active') return 'not now'
  if (found.subscription.cancelAtPeriodEnd || renewsAt <= context.now) return 'not now'
  const [customer] = await context.tx
    .select({ id: paymentCustomers.gatewayCustomerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, context.recipient.id))
  const cards = customer ? await context.cards.listCards(customer.id) : []
  const card = cards.find(({ isDefault }) => isDefault) ?? cards[0]
  // A card is good until the end of its month.
  if (!card || new Date(Date.UTC(card.expYear, card.expMonth)) > renewsAt) return 'never'
  const { translate } = context.translator
  const values = {
    plan: found.plan,
    last4: card.last4,
    month: context.format.month(card.expYear, card.expMonth),
    date: context.format.date(renewsAt),
  }
  return {
    content: cardMail(context, translate('card_expiring_subject'), [
      translate('card_expiring', values),
      translate('card_expiring_add', values),
    ]),
    sendBy: renewsAt,
  }
}
