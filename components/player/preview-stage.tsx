'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { onDemand } from '@/components/ui/on-demand'
import { usePreview } from '@/hooks/playback/use-preview'
import { useOnline } from '@/hooks/use-online'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { fill } from '@/lib/locale/fill'
import { StageMessage } from './stage-message'

export interface PreviewTexts {
  open: string
  /** The name of the player, with `{title}`. */
  name: string
  badge: string
  close: string
  endedTitle: string
  endedText: string
  again: string
  failedTitle: string
  failedText: string
  offlineText: string
  retry: string
}

const loadPlayer = async () => {
  const [{ PreviewPlayer }, { namePlayerControls }] = await Promise.all([
    import('./preview-player'),
    import('@/lib/playback/player-language'),
  ])
  await namePlayerControls(document.documentElement.lang)
  return PreviewPlayer
}
const PreviewPlayer = onDemand(loadPlayer)

interface PreviewStageProps {
  video: { id: number; title: string }
  /** Null offers no preview: the video has none, or may be watched. */
  texts: PreviewTexts | null
  /** The buttons of the stage, which are also the way on after the preview. */
  children: ReactNode
}

/** The buttons of the stage and, for somebody who may not watch, the preview of the video. */
export function PreviewStage({ video, texts, children }: PreviewStageProps) {
  const { state, play, stop } = usePreview(video.id, loadPlayer)
  const isOnline = useOnline()
  const area = useRestoreFocus()

  // The buttons of the stage keep their place, and with it the focus, when the preview is offered.
  const buttons = (preview: ReactNode) => (
    <>
      {preview}
      {children}
    </>
  )
  function content() {
    if (!texts) return buttons(null)
    switch (state.phase) {
      case 'playing':
        return (
          <PreviewPlayer
            name={fill(texts.name, { title: video.title })}
            url={state.url}
            badge={texts.badge}
            closeLabel={texts.close}
            onStop={stop}
          />
        )
      case 'ended':
        return (
          <StageMessage title={texts.endedTitle} text={texts.endedText}>
            {children}
            <Button variant="floating-secondary" onClick={play}>
              {texts.again}
            </Button>
          </StageMessage>
        )
      case 'failed':
        return (
          <StageMessage
            title={texts.failedTitle}
            text={isOnline ? texts.failedText : texts.offlineText}
          >
            <Button onClick={play}>{texts.retry}</Button>
            <Button variant="floating-secondary" onClick={() => stop('idle')}>
              {texts.close}
            </Button>
          </StageMessage>
        )
      default:
        return buttons(
          <Button
            className="stage-preview"
            variant="floating-secondary"
            size="small"
            loading={state.phase === 'asking'}
            onClick={play}
          >
            {texts.open}
          </Button>,
        )
    }
  }
  return (
    <div className="stage-parts" {...area}>
      {content()}
    </div>
  )
}
