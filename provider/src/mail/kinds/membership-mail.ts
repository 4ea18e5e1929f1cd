import type { MessageCode } from '../../texts/message'
import type { MailContext } from '../compose'
import type { MailContent } from '../mail-content'

type Words = Pick<MailContent, 'before' | 'facts' | 'after'> & {
  subject: string
  action: MessageCode
  /** The page that the button opens. */
  page: string
}

/** The mail with what all mails about memberships share. */
export function membershipMail(
  { translator, recipient, site }: MailContext,
  words: Words,
): MailContent {
  const { tag, translate } = translator
  const { action, page, ...rest } = words
  return {
    lang: tag,
    greeting: translate('mail_hello_name', { firstName: recipient.firstName }),
    ...rest,
    action: { label: translate(action), url: `${site}${page}` },
    reason: translate('mail_reason_membership'),
  }
}

export const membershipPage = '/account/subscriptions'
