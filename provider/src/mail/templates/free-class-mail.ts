import type { Speech } from '../../texts/speech'
import { mailBody } from '../mail-body'

type Studio = { name: string; line1: string; city: string; phone: string | null }

/**
 * Confirms a wish for a free class. Anyone may type anyone's address, so nothing that was typed is
 * repeated in it.
 */
export const freeClassMail = (studio: Studio, { tag, say }: Speech) => {
  const { name, line1, city, phone } = studio
  return {
    subject: say('Your free class at {name}', { name }),
    ...mailBody({
      lang: tag,
      greeting: say('Hello,'),
      before: [
        say(
          'Your request for a free class at {name} has arrived. The studio will write or call to find a time with you.',
          { name },
        ),
        `${name}, ${line1}, ${city}`,
      ],
      after: [
        phone === null
          ? say('Come ten minutes early, in clothes that you can move in.')
          : say(
              "Come ten minutes early, in clothes that you can move in. If plans change, the studio's number is {phone}.",
              { phone },
            ),
        say('If you did not ask for a class, you need not do anything.'),
      ],
    }),
  }
}
