import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { WatchStage, type WatchTexts } from '@/components/player/watch-stage'
import type { TrackedVideo } from '@/lib/tracking/events'
import { signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))

const texts = { start: 'Try it free', logIn: 'Log in', play: 'Play', preview: null }
const stage = (
  <WatchStage
    video={{
      ...{ id: 3, title: 'Slow Flow', free: false, durationSeconds: 600 },
      brandData: { id: 4, externalId: '4', name: 'Yoga' },
    }}
    tracked={{ id: 3 } as TrackedVideo}
    context={{ locale: 'en', brand: 'all' }}
    texts={texts as WatchTexts}
    logInHref="/login"
    startHref="/start"
    here="/video-detail?id=3"
  />
)

beforeEach(signOut)

it('keeps the links of a guest, which may be pressed or have the focus, when one is there', () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<PageWrapper>{stage}</PageWrapper>)
  const links = [...page.querySelectorAll('[data-for="guest"] a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['Try it free', 'Log in'])
  render(stage, { wrapper: PageWrapper, container: page, hydrate: true })
  expect(page.querySelector('[data-for]')).toBeNull()
  expect(links.map((link) => link.isConnected)).toEqual([true, true])
})
