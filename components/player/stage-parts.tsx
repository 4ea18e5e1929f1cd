import type { ReactNode } from 'react'
import { onDemand } from '@/components/ui/on-demand'

interface StageMessageProps {
  title: string
  text: string
  children?: ReactNode
}

/** A word on the stage where the picture would play: what happened, and a way on. */
export function StageMessage({ title, text, children }: StageMessageProps) {
  return (
    <div className="stage-message" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** The player, its controls named in the page's language; fetched when it is first shown. */
export const PlayerOnDemand = onDemand(async () => {
  const [{ VideoPlayer }, { namePlayerControls }] = await Promise.all([
    import('./video-player'),
    import('@/lib/playback/player-language'),
  ])
  await namePlayerControls(document.documentElement.lang)
  return VideoPlayer
})
