import type { Speech } from '../../texts/speech'
import { mailBody } from '../mail-body'

export const passwordChangedMail = (firstName: string, { tag, say }: Speech) => ({
  subject: say('password_changed_subject'),
  ...mailBody({
    lang: tag,
    greeting: say('mail_hello_name', { firstName }),
    before: [say('password_changed'), say('password_changed_not_you')],
  }),
})
