import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { usePersonalVideo } from '@/hooks/playback/use-personal-video'
import { browserApi } from '@/lib/api/browser'
import { swrKeys } from '@/lib/api/swr-keys'
import type { PersonalVideo } from '@/lib/api/personal-videos'
import { type OwnRating, rateVideo, removeRating } from '@/lib/api/video-ratings'

/** A member's vote on a video, which changes at once and changes back if it cannot be stored. */
export function useOwnRating(videoId: number) {
  const { video } = usePersonalVideo(videoId, true)
  const { mutate } = useSWRConfig()
  const [isSaving, setSaving] = useState(false)

  const show = (ownRating: OwnRating | null) =>
    mutate<PersonalVideo>(
      swrKeys.personalVideo(videoId),
      (known) => known && { ...known, ownRating },
      { revalidate: false },
    )

  /** Stores another vote, or takes it back; the result of the call. */
  async function change(rating: OwnRating | null) {
    const before = video?.ownRating ?? null
    setSaving(true)
    await show(rating)
    const result = await (rating
      ? rateVideo(browserApi, videoId, rating)
      : removeRating(browserApi, videoId))
    if (!result.ok) await show(before)
    setSaving(false)
    return result
  }

  return {
    rating: video?.ownRating ?? null,
    mayRate: video !== null && (video.mayRate || video.ownRating !== null),
    isSaving,
    change,
  }
}
