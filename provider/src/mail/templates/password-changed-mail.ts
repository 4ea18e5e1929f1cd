import type { Speech } from '../../texts/speech'
import { mailBody } from '../mail-body'

export const passwordChangedMail = (firstName: string, { tag, say }: Speech) => ({
  subject: say('Your X+ password was changed'),
  ...mailBody({
    lang: tag,
    greeting: say('Hi {firstName},', { firstName }),
    before: [
      say(
        'The password of your account was just changed, and you were signed out on your other devices.',
      ),
      say('If that was not you, choose a new password with "Forgot password" on the sign-in page.'),
    ],
  }),
})
