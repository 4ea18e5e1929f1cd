import { mailBody } from '../mail-body'

export const resetPasswordMail = (firstName: string, link: string) => ({
  subject: 'Choose a new password for X+',
  ...mailBody({
    greeting: `Hi ${firstName},`,
    before: ['Use this link to choose a new password. It works once, within 30 minutes.'],
    action: { label: 'Choose a new password', url: link },
    after: ['If you did not ask for it, you need not do anything: your password stays as it is.'],
  }),
})
