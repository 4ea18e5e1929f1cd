import type { Translator } from '../texts/translator'
import { mailBody } from './mail-body'

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
