import { expect, it } from 'vitest'
import { fill } from '@/lib/locale/fill'
import { locales } from '@/lib/locale/locales'
import { loadMessages } from '@/lib/locale/messages'

// Users of speech input say the visible label, so the accessible name must start with it.
it.each(locales)('accessible names start with the visible label, in %s', async (locale) => {
  const { booking } = await loadMessages(locale)
  const title = 'Barre Technique'
  for (const [visible, name] of [
    [booking.book, booking.bookTitle],
    [booking.join, booking.joinTitle],
    [booking.cancel, booking.cancelNamed],
  ] as const) {
    expect(fill(name, { title }).startsWith(visible)).toBe(true)
    expect(fill(name, { title })).toContain(title)
  }
})
