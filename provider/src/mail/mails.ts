import type { Translator } from '../texts/translator'
import { mailBody } from './mail-body'

type Studio = { name: string; line1: string; city: string; phone: string | null }

/**
 * Confirms a request for a free class. Anyone may enter anyone's address, so the mail repeats
 * nothing that was entered.
 */
export const freeClassMail = (studio: Studio, { tag, translate }: Translator) => {
  const { name, line1, city, phone } = studio
  return {
    subject: translate('free_class_subject', { name }),
    ...mailBody({
      lang: tag,
      greeting: translate('mail_hello'),
      before: [translate('free_class_arrived', { name }), `${name}, ${line1}, ${city}`],
      after: [
        phone === null
          ? translate('free_class_come_early')
          : translate('free_class_come_early_phone', { phone }),
        translate('free_class_not_asked'),
      ],
    }),
  }
}

export const passwordChangedMail = (firstName: string, { tag, translate }: Translator) => ({
  subject: translate('password_changed_subject'),
  ...mailBody({
    lang: tag,
    greeting: translate('mail_hello_name', { firstName }),
    before: [translate('password_changed'), translate('password_changed_not_you')],
  }),
})

export const resetPasswordMail = (
  firstName: string,
  link: string,
  { tag, translate }: Translator,
) => ({
  subject: translate('reset_password_subject'),
  ...mailBody({
    lang: tag,
    greeting: translate('mail_hello_name', { firstName }),
    before: [translate('reset_password_link')],
    action: { label: translate('reset_password_action'), url: link },
    after: [translate('reset_password_not_asked')],
  }),
})

/** A code that proves a mailbox. It names nobody, because anyone may enter anyone's address. */
export const verificationCodeMail = (code: string, { tag, translate }: Translator) => ({
  subject: translate('code_subject'),
  ...mailBody({
    lang: tag,
    greeting: translate('mail_hello'),
    before: [translate('code_is')],
    code,
    after: [translate('code_valid'), translate('code_not_asked')],
  }),
})
