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
    subject: say('free_class_subject', { name }),
    ...mailBody({
      lang: tag,
      greeting: say('mail_hello'),
      before: [say('free_class_arrived', { name }), `${name}, ${line1}, ${city}`],
      after: [
        phone === null
          ? say('free_class_come_early')
          : say('free_class_come_early_phone', { phone }),
        say('free_class_not_asked'),
      ],
    }),
  }
}
