import { mailBody } from '../mail-body'

export const passwordChangedMail = (firstName: string) => ({
  subject: 'Your X+ password was changed',
  ...mailBody({
    greeting: `Hi ${firstName},`,
    before: [
      'The password of your account was just changed, and you were signed out on your other devices.',
      'If that was not you, choose a new password with "Forgot password" on the sign-in page.',
    ],
  }),
})
