import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PageViews } from '@/components/runtime/navigation'
import { track } from '@/lib/tracking/track'

const at = { pathname: '/', search: '' }
vi.mock('next/navigation', () => ({
  usePathname: () => at.pathname,
  useSearchParams: () => new URLSearchParams(at.search),
}))
vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))

it('a view is tracked once for every screen and thing that is gone to', () => {
  const { rerender } = render(<PageViews />)
  const viewed = (pathname: string, search = '') => {
    Object.assign(at, { pathname, search })
    vi.mocked(track).mockClear()
    rerender(<PageViews />)
    rerender(<PageViews />)
    return vi.mocked(track).mock.calls
  }
  const collection = '/classes/collections/1'
  expect(viewed(collection)).toEqual([
    ['Page View', { page: 'collection-detail', pathname: collection, id: '1' }],
  ])
  for (const id of ['3', '4'])
    expect(viewed('/video-detail', `id=${id}`)).toEqual([
      ['Page View', { page: 'video-detail', pathname: '/video-detail', id }],
    ])
  expect(viewed('/video-detail', 'id=4&onBack=/')).toEqual([])
  expect(viewed('/schedule', 'date=2026-03-04')).toEqual([
    ['Page View', { page: 'schedule', pathname: '/schedule' }],
  ])
})
