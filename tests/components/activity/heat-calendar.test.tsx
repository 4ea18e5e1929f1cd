import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ByDateTexts } from '@/components/activity/activity-texts'
import { HeatCalendar } from '@/components/activity/heat-calendar'
import en from '@/messages/en.json'

const { byDate } = en.account.activity
const texts = { ...byDate, dates: en.dates } as unknown as ByDateTexts

it('is a grid whose days say date and minutes, and the arrow keys move between them', async () => {
  const days = [{ date: '2026-03-03', classes: 1, minutes: 35 }]
  render(
    <HeatCalendar range={{ from: '2026-02-23', to: '2026-03-04' }} days={days} texts={texts} />,
  )
  expect(screen.getByRole('grid', { name: 'Minutes per day' })).toBeTruthy()
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Wednesday 3/04/2026: no classes')
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(
    screen.getByRole('gridcell', { name: 'Tuesday 3/03/2026: 35 minutes' }),
  )
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-02-24')
  await user.keyboard('{Home}{ArrowUp}')
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-02-23')
})
