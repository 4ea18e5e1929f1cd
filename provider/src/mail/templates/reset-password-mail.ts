import type { Speech } from '../../texts/speech'
import { mailBody } from '../mail-body'

export const resetPasswordMail = (firstName: string, link: string, { tag, say }: Speech) => ({
  subject: say('reset_password_subject'),
  ...mailBody({
    lang: tag,
    greeting: say('mail_hello_name', { firstName }),
    before: [say('reset_password_link')],
    action: { label: say('reset_password_action'), url: link },
    after: [say('reset_password_not_asked')],
  }),
})
