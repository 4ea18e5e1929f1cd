import type { ReactNode } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

const shoulders = 'M8 8.5h8'
const arms = 'M8 8.5 6 14.5M16 8.5l2 6'
const torso = 'M12 8.5v6'
const hips = 'M10 14.5h4'
const legs = 'M10 14.5 9 21.5M14 14.5l1 7'

const figure = (
  <>
    <circle cx="12" cy="4" r="2" />
    <path d={shoulders + arms + torso + hips + legs} />
  </>
)

/** The figure in the background, with the highlighted part in front. */
const part = (drawing: ReactNode) => (
  <>
    <g opacity=".5" strokeWidth="1.25">
      {figure}
    </g>
    {drawing}
  </>
)
const strong = (path: string) => part(<path d={path} strokeWidth="3" />)

/** Drawings by the provider's key of a body part. @internal */
export const bodyFocusDrawings = {
  full_body: figure,
  core: part(<ellipse cx="12" cy="11.6" rx="1.5" ry="2.2" fill="currentColor" />),
  back: strong('M12 7.5c1.6 2-1.6 4.5 0 7'),
  shoulders: strong(shoulders),
  arms: strong(arms),
  hips: strong(hips),
  glutes: part(
    <>
      <circle cx="10.2" cy="15.2" r="1.25" fill="currentColor" />
      <circle cx="13.8" cy="15.2" r="1.25" fill="currentColor" />
    </>,
  ),
  legs: strong(legs),
  lower_body: strong(hips + legs),
  upper_body: strong(shoulders + arms + torso),
  endurance: (
    <>
      <path d="M12 20.5S3.5 15.6 3.5 9.6A4.4 4.4 0 0 1 12 7.7a4.4 4.4 0 0 1 8.5 1.9c0 6-8.5 10.9-8.5 10.9z" />
      <path d="M6.5 12.5h3l1.5-2.75 2 4.5 1.5-1.75h3" />
    </>
  ),
  mind: (
    <>
      <circle cx="12" cy="10" r="3.25" />
      <path d="M5 20.5c1-3.5 3.5-5 7-5s6 1.5 7 5M5.5 8.5a6.75 6.75 0 0 1 13 0" />
    </>
  ),
} satisfies Record<string, ReactNode>

const general = part(<path d="M4 21.5h16" />)

/** The icon of a body part; unknown keys get a generic one. */
export function BodyFocusIcon({ name, ...props }: IconProps & { name: string }) {
  const drawings: Record<string, ReactNode> = bodyFocusDrawings
  return <IconFrame {...props}>{drawings[name] ?? general}</IconFrame>
}
