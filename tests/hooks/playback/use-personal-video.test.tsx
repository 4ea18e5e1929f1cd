import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePersonalVideo } from '@/hooks/playback/use-personal-video'
import { type Answer, respondToCalls, fail } from '@/tests/support/respond-to-calls'
import { PageWrapper } from '@/tests/support/page-wrapper'

const video = {
  id: 3,
  title: 'Slow Flow',
  kind: 'workout',
  duration_seconds: 600,
  brand_data: { id: 4, external_id: '4', name: 'Yoga' },
  instructor: { id: 1, first_name: 'Ada', last_name: 'Lee' },
  resume_seconds: 125,
}
afterEach(() => vi.unstubAllGlobals())

function show(signedIn: boolean, response: Answer) {
  const calls = respondToCalls(() => ({ 'GET /api/v1/videos/3': response }))
  const { result } = renderHook(() => usePersonalVideo(3, signedIn), { wrapper: PageWrapper })
  return { calls, result }
}

it('says where the person stopped', async () => {
  const { result } = show(true, () => Response.json(video))
  expect(result.current).toMatchObject({ video: null, isSettled: false })
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  expect(result.current.video?.resumeSeconds).toBe(125)
})

it('is settled without it when it cannot be read', async () => {
  const { result } = show(true, fail)
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  expect(result.current.video).toBeNull()
})

it('is nothing to who is not signed in', () => {
  const { calls, result } = show(false, fail)
  expect(result.current).toMatchObject({ video: null, isSettled: false })
  expect(calls).toEqual([])
})
