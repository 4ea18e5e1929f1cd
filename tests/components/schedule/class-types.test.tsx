import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ClassRow } from '@/components/schedule/class-row'
import { LiveClassFacts } from '@/components/schedule/live-class-facts'
import { linksFrom } from '@/lib/routing/links'
import en from '@/messages/en.json'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { scheduleTexts } from './schedule-fixture'

vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl')
  return {
    getTranslations: async (of?: 'schedule' | { namespace: 'catalogue.terms' }) =>
      createTranslator({
        locale: 'en',
        messages: en,
        namespace: typeof of === 'object' ? of.namespace : of,
      }),
  }
})
vi.mock('@/lib/routing/current-page', () => ({
  currentLocale: async () => 'en',
  pageLinks: async () => linksFrom({ locale: 'en', brand: 'all' }),
}))

const liveClass = liveClassFixture({
  modalities: [
    { id: 1, name: 'Yoga', icon: 'yoga' },
    { id: 2, name: 'Pilates', icon: 'pilates' },
  ],
})

const iconsIn = (place: string) =>
  [...document.querySelectorAll(`${place} use`)].map((use) => use.getAttribute('href'))
const both = ['/icons/modalities.svg#yoga', '/icons/modalities.svg#pilates']

it('shows the icons of all types of a class in a list', () => {
  render(
    <ClassRow
      liveClass={liveClass}
      texts={scheduleTexts}
      href="/"
      locale="en"
      placeTime={null}
      isLive={false}
    />,
  )
  expect(iconsIn('.class-kind')).toEqual(both)
})

it('shows the icons of all types of a class on its page', async () => {
  render(await LiveClassFacts({ liveClass }))
  expect(iconsIn('.live-kinds')).toEqual(both)
})
