import messages from '@/messages/en.json' with { type: 'json' }
import type { CountdownTexts } from '@/lib/schedule/countdown'

/** The words of a countdown as the product has them. */
export const countdownTexts: CountdownTexts = messages.common.in
