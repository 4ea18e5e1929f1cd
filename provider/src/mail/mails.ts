import type { Translator } from '../texts/translator'
import type { MailContent } from './mail-content'

type Studio = { name: string; line1: string; city: string; phone: string | null }

/**
 * Confirms a request for a free class. Anyone may enter anyone's address, so the mail repeats
 * nothing that was entered.
 */
export const freeClassMail = (studio: Studio, { tag, translate }: Translator): MailContent => {
  const { name, line1, city, phone } = studio
  return {
    lang: tag,
    subject: translate('free_class_subject', { name }),
    greeting: translate('mail_hello'),
    before: [translate('free_class_arrived', { name }), `${name}, ${line1}, ${city}`],
    after: [
      phone === null
        ? translate('free_class_come_early')
        : translate('free_class_come_early_phone', { phone }),
      translate('free_class_not_asked'),
    ],
    reason: translate('mail_reason_entered'),
  }
}

export const resetPasswordMail = (
  firstName: string,
  link: string,
  { tag, translate }: Translator,
): MailContent => ({
  lang: tag,
  subject: translate('reset_password_subject'),
  greeting: translate('mail_hello_name', { firstName }),
  before: [translate('reset_password_link')],
  action: { label: translate('reset_password_action'), url: link },
  after: [translate('reset_password_not_asked')],
  reason: translate('mail_reason_account'),
})

/** A code that proves a mailbox. It names nobody, because anyone may enter anyone's address. */
export const verificationCodeMail = (
  code: string,
  { tag, translate }: Translator,
): MailContent => ({
  lang: tag,
  subject: translate('code_subject'),
  greeting: translate('mail_hello'),
  before: [translate('code_is')],
  code,
  after: [translate('code_valid'), translate('code_not_asked')],
  reason: translate('mail_reason_entered'),
})
