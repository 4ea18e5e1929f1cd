import messages from '@/messages/en.json' with { type: 'json' }
import type { CountdownTexts } from '@/lib/schedule/countdown'

/** The texts of a countdown from the messages. */
export const countdownTexts: CountdownTexts = messages.common.in
