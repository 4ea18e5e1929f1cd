import { mailBody } from '../mail-body'

type Studio = { name: string; line1: string; city: string; phone: string | null }

/**
 * Confirms a wish for a free class. Anyone may type anyone's address, so nothing that was typed is
 * repeated in it.
 */
export const freeClassMail = ({ name, line1, city, phone }: Studio) => ({
  subject: `Your free class at ${name}`,
  ...mailBody({
    greeting: 'Hello,',
    before: [
      `Your request for a free class at ${name} has arrived. The studio will write or call to find a time with you.`,
      `${name}, ${line1}, ${city}`,
    ],
    after: [
      phone === null
        ? 'Come ten minutes early, in clothes that you can move in.'
        : `Come ten minutes early, in clothes that you can move in. If plans change, the studio's number is ${phone}.`,
      'If you did not ask for a class, you need not do anything.',
    ],
  }),
})
