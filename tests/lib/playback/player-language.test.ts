import { t } from 'media-chrome/utils/i18n'
import { expect, it } from 'vitest'
import { namePlayerControls } from '@/lib/playback/player-language'

it.each([
  ['es', 'Reproducir', 'subtítulos'],
  ['fr-CA', 'Lire', 'sous-titres'],
  ['en-AU', 'Play', 'closed captions'],
  ['de', 'Play', 'closed captions'],
])('translates the controls of the player to %s', async (tag, play, captions) => {
  await namePlayerControls(tag)
  expect(t('Play')).toBe(play)
  expect(t('closed captions')).toContain(captions)
})
