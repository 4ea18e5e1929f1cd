import type { ReactNode } from 'react'
import { onDemand } from '@/components/ui/on-demand'

interface StageMessageProps {
  title: string
  text: string
  children?: ReactNode
}

/** A message in place of the picture: what happened, and a next step. */
export function StageMessage({ title, text, children }: StageMessageProps) {
  return (
    <div className="stage-message" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** The player with its controls in the page's language; loaded when it is first shown. */
export const PlayerOnDemand = onDemand(async () => {
  const [{ VideoPlayer }, { namePlayerControls }] = await Promise.all([
    import('./video-player'),
    import('@/lib/playback/player-language'),
  ])
  await namePlayerControls(document.documentElement.lang)
  return VideoPlayer
})
