import type { Translator } from '../texts/translator'
import { mailBody } from './mail-body'

type Studio = { name: string; line1: string; city: string; phone: string | null }

/**
 * Confirms a request for a free class. Anyone may enter anyone's address, so the mail repeats
 * nothing that was entered.
 */
export const freeClassMail = (studio: Studio, { tag, translate }: Translator) => {
  const { name, line1, city, phone } = studio
  return {
    subject: translate('free_class_subject', { name }),
    ...mailBody({
      lang: tag,
      greeting: translate('mail_hello'),
      before: [translate('free_class_arrived', { name }), `${name}, ${line1}, ${city}`],
      after: [
        phone === null
          ? translate('free_class_come_early')
          : translate('free_class_come_early_phone', { phone }),
        translate('free_class_not_asked'),
      ],
    }),
  }
}
