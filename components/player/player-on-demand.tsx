import { onDemand } from '@/components/ui/on-demand'

/** The player with its controls in the page's language; loaded when it is first shown. */
export const PlayerOnDemand = onDemand(async () => {
  const [{ VideoPlayer }, { namePlayerControls }] = await Promise.all([
    import('./video-player'),
    import('@/lib/playback/player-language'),
  ])
  await namePlayerControls(document.documentElement.lang)
  return VideoPlayer
})
