'use client'

import type { CSSProperties } from 'react'
import { usePlayingSection } from '@/hooks/playback/use-playing-section'
import type { VideoSection } from '@/lib/api/video-details'
import { fill } from '@/lib/locale/fill'
import { formatPosition } from '@/lib/playback/can-watch'
import { seekTo } from '@/lib/playback/playing-media'

export interface SectionTexts {
  /** Before the start of a section, as the name of the button that goes there. */
  playFrom: string
  /** With `{count}`. */
  minutes: string
  /** With `{count}`; for sections shorter than a minute. */
  seconds: string
}

interface ClassSectionsProps {
  sections: readonly VideoSection[]
  texts: SectionTexts
}

/**
 * The sections of a video with their start and length. While it is being played they are buttons
 * that go to their start.
 */
export function ClassSections({ sections, texts }: ClassSectionsProps) {
  const current = usePlayingSection(sections)
  return (
    <>
      <div className="sections-bar" aria-hidden="true">
        {sections.map(({ startsAtSeconds, durationSeconds }, index) => (
          <span
            key={startsAtSeconds}
            data-current={current === index || undefined}
            style={{ '--seconds': durationSeconds } as CSSProperties}
          />
        ))}
      </div>
      <ol className="sections">
        {sections.map((section, index) => {
          const { title, startsAtSeconds: start } = section
          const facts = (
            <>
              <span className="sections-start">{formatPosition(start)}</span>{' '}
              <span className="sections-title">{title}</span>{' '}
              <span className="sections-length">{lengthOf(section, texts)}</span>
            </>
          )
          return (
            <li key={start}>
              {current === null ? (
                <p>{facts}</p>
              ) : (
                <button
                  type="button"
                  aria-current={current === index || undefined}
                  onClick={() => seekTo(start)}
                >
                  <span className="ui-hidden">{texts.playFrom}</span> {facts}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

function lengthOf({ durationSeconds }: VideoSection, { minutes, seconds }: SectionTexts): string {
  return durationSeconds < 60
    ? fill(seconds, { count: durationSeconds })
    : fill(minutes, { count: Math.round(durationSeconds / 60) })
}
