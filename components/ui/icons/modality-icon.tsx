import type { ReactNode } from 'react'
import { IconFrame, type IconProps } from './icon-frame'
import { markId } from './modality-mark'

/** Drawings by workout type. @internal */
export const modalityDrawings = {
  yoga: (
    <>
      <circle cx="12" cy="5" r="2" />
      <path d="M12 9.5v4M12 9.5 6.5 14.5M12 9.5l5.5 5M4 19.5c2.5.5 5-.5 8-3 3 2.5 5.5 3.5 8 3M7.5 20.5h9" />
    </>
  ),
  pilates: (
    <>
      <circle cx="4.8" cy="13.5" r="1.9" />
      <path d="M7.5 15.5c2 1.8 4.5 2.3 6.5 1.5l6.5-9.5M8.5 14.5l7.5-3.5M3.5 20.5h17" />
    </>
  ),
  barre: (
    <>
      <circle cx="10" cy="4.5" r="1.9" />
      <path d="M10 8v6l-1 7M10 14l8.5 3M10 9.5l6 1.5M10 9c-2.5-.5-4 .5-5.5 2.5M14 11h7.5M20 11v10" />
    </>
  ),
  cycling: (
    <>
      <circle cx="6" cy="16" r="4" />
      <circle cx="18" cy="16" r="4" />
      <path d="m6 16 4-7h5l3 7M10 9l3 7h-1M9 6.5h2.5M14.5 6h2.5" />
    </>
  ),
  rowing: (
    <>
      <circle cx="9.5" cy="6" r="2" />
      <path d="M9 10.5 8 15h6l4 1M9 11.5l5.5 1.5 6.5-5M3 19c2-1.5 3.5-1.5 5.5 0s3.5 1.5 5.5 0 3.5-1.5 7 0" />
    </>
  ),
  boxing: (
    <>
      <path d="M8 16.5V9a4.5 4.5 0 0 1 4.5-4.5h1A5.5 5.5 0 0 1 19 10c0 2.8-1.3 4.3-2.3 6.5z" />
      <path d="M8 13H6.5a2.25 2.25 0 0 1 0-4.5H8M8 16.5V20h8.5v-3.5M12 9.5h3.5" />
    </>
  ),
  stretching: (
    <>
      <circle cx="16.5" cy="7" r="1.9" />
      <path d="M4 19.5h16.5M4.5 16.5h6l4-5.5M14.5 11 20 16M14.5 12.5 19.5 12" />
    </>
  ),
  running: (
    <>
      <circle cx="15" cy="4.5" r="1.9" />
      <path d="m13 8.5-3 5 4 2.5-1 5M13 8.5 8.5 9 6.5 12M13 8.5l2.5 3.5 3.5.5M10 13.5 8.5 17l-4 .5" />
    </>
  ),
  dance: (
    <>
      <circle cx="12.5" cy="4.5" r="1.9" />
      <path d="M12.5 8.5 11.5 14l4 3-1 4M11.5 14 7 20.5M12.5 9 7 8 4.5 4.5M12.5 9.5l4.5 1 3-3.5" />
    </>
  ),
  strength: <path d="M7 12h10M5 7.5v9M8 6v12M16 6v12M19 7.5v9M2.5 10.5v3M21.5 10.5v3" />,
  wellness: (
    <>
      <path d="M12 19.5c-4 0-8-2-9-7 3-.5 6 1 9 7zM12 19.5c4 0 8-2 9-7-3-.5-6 1-9 7z" />
      <path d="M12 19.5c-3.5-4-3.5-10.5 0-15 3.5 4.5 3.5 11 0 15z" />
    </>
  ),
} satisfies Record<string, ReactNode>

const generic = (
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M6 12h2.5l2-4.5 3 9 2-4.5H18" />
  </>
)

/** The drawing of a modality; unknown keys get a generic one. Specification 3, modality icons. */
function modalityDrawing(name: string): ReactNode {
  const drawings: Record<string, ReactNode> = modalityDrawings
  return drawings[name] ?? generic
}

export function ModalityIcon({ name, ...props }: IconProps & { name: string }) {
  return <IconFrame {...props}>{modalityDrawing(name)}</IconFrame>
}

interface ModalitySpriteProps {
  modalities: readonly { name: string; icon: string | null }[]
}

/**
 * The drawings of these modalities and the generic one, shared by all `ModalityMark` of the page.
 */
export function ModalitySprite({ modalities }: ModalitySpriteProps) {
  const names = new Set(['general', ...modalities.map(({ name, icon }) => icon ?? name)])
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {[...names].map((name) => (
        <symbol key={name} id={markId(name)} viewBox="0 0 24 24">
          {modalityDrawing(name)}
        </symbol>
      ))}
    </svg>
  )
}
