import { expect, it } from 'vitest'
import { fill } from '@/lib/locale/fill'
import { locales } from '@/lib/locale/locales'
import { loadMessages } from '@/lib/locale/messages'

// Who speaks to the page says what they see: a name that tells buttons apart has to begin with that.
it.each(locales)('names of buttons begin as the buttons read, in %s', async (locale) => {
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
