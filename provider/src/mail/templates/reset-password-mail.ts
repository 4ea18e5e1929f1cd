import type { Speech } from '../../texts/speech'
import { mailBody } from '../mail-body'

export const resetPasswordMail = (firstName: string, link: string, { tag, say }: Speech) => ({
  subject: say('Choose a new password for X+'),
  ...mailBody({
    lang: tag,
    greeting: say('Hi {firstName},', { firstName }),
    before: [say('Use this link to choose a new password. It works once, within 30 minutes.')],
    action: { label: say('Choose a new password'), url: link },
    after: [
      say('If you did not ask for it, you need not do anything: your password stays as it is.'),
    ],
  }),
})
