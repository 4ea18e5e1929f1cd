import { expect, it } from 'vitest'
import { object, string } from '@/lib/api/schema'
import { parseStored } from '@/lib/storage/parse-stored'

const note = object({ text: string })

it('reads what was stored', () => {
  expect(parseStored('{"text":"a"}', note)).toEqual({ text: 'a' })
})

it.each([
  ['nothing is stored', null],
  ['storage is refused', undefined],
  ['the text is empty', ''],
  ['it is no JSON', '{"text":'],
  ['it is something else', '{"text":1}'],
  ['it is null', 'null'],
])('is null when %s', (_, text) => {
  expect(parseStored(text, note)).toBeNull()
})
