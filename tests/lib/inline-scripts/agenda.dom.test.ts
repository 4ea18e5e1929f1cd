import { expect, it } from 'vitest'
import { formatTime } from '@/lib/time/dates'
import { AGENDA_ROWS_SCRIPT, AGENDA_SCRIPT } from '@/lib/inline-scripts/compiled'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import frCA from '@/messages/fr-CA.json'

it.each([en, es, frCA])('formats every hour of a day like `formatTime`', ({ dates }) => {
  const moments = Array.from({ length: 48 }, (_, half) =>
    new Date(Date.UTC(2026, 2, 8, 0, half * 30 + (half % 9))).toISOString(),
  )
  document.body.innerHTML = moments
    .map((moment) => `<time data-clock="${dates.time}" datetime="${moment}">elsewhere</time>`)
    .join('')
  new Function(AGENDA_SCRIPT)()
  const written = [...document.querySelectorAll('time')].map((time) => time.textContent)
  expect(written).toEqual(moments.map((moment) => formatTime(moment, dates)))
})

it('marks the rows that are read after it', () => {
  const row = (hours: number) =>
    `<li data-minutes="30"><time datetime="${new Date(Date.now() + hours * 3_600_000).toISOString()}"></time></li>`
  document.body.innerHTML = `<ul data-timeline>${row(-1)}</ul>`
  new Function(AGENDA_SCRIPT)()
  document.body.innerHTML += `<ul data-timeline>${row(-0.25)}${row(1)}</ul>`
  new Function(AGENDA_ROWS_SCRIPT)()
  const phases = [...document.querySelectorAll('li')].map(({ dataset }) => dataset.phase)
  expect(phases).toEqual(['over', 'live', 'next'])
})
