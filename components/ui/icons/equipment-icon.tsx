import type { ReactNode } from 'react'
import { IconFrame, type IconProps } from './icon-frame'

/** Drawings by the provider's key of a piece of equipment. @internal */
export const equipmentDrawings = {
  kettlebells: (
    <>
      <path d="M8.6 10.2 7.4 6.4A2.6 2.6 0 0 1 9.9 3h4.2a2.6 2.6 0 0 1 2.5 3.4l-1.2 3.8" />
      <path d="M8.6 20.5a6.5 6.5 0 1 1 6.8 0z" />
    </>
  ),
  bike: (
    <>
      <circle cx="8" cy="15" r="5" />
      <path d="M8 15 11 7.5h4.5l2.5 12M9.5 7.5h3M15.5 7.5 16.5 4.5H19M5 20.5h15" />
    </>
  ),
  rower: (
    <>
      <circle cx="5.5" cy="12" r="2.75" />
      <path d="M8.2 12.5 13 10.5M3 18.5h18M5.5 14.75v3.75M11 18.5v-3h5v3M19.5 18.5v-4" />
    </>
  ),
  mat: (
    <>
      <circle cx="6" cy="14" r="3" />
      <circle cx="6" cy="14" r=".4" fill="currentColor" />
      <path d="M6 17h15v-3.5M9 14h12" />
      <path d="M6 11h8.5l6.5 3" />
    </>
  ),
  reformer: (
    <>
      <path d="M2.5 16.5h19M4.5 16.5v3.5M19.5 16.5v3.5M4.5 16.5V7.5M8.5 16.5v-2.5h8v2.5" />
      <path d="m4.5 8.5 2 .8-1 1.4 2 .8-1 1.4 2 1.1M19.5 16.5v-4" />
    </>
  ),
  dumbbells: <path d="M8.5 12h7M6.5 7.5v9M3.5 9.5v5M17.5 7.5v9M20.5 9.5v5M8.5 8.5v7M15.5 8.5v7" />,
  bands: (
    <>
      <path d="M6 5.5c6 0 6 5 6 6.5s0 6.5 6 6.5" />
      <path d="M18 5.5c-6 0-6 5-6 6.5s0 6.5-6 6.5" />
      <path d="M3.5 5.5H6M18 5.5h2.5M3.5 18.5H6M18 18.5h2.5" strokeWidth="3" />
    </>
  ),
  block: (
    <>
      <path d="m3.5 9 6-3.5h11v9l-6 4h-11z" />
      <path d="M3.5 9h11l6-3.5M14.5 9v9.5" />
    </>
  ),
  strap: (
    <>
      <path d="M5 20V9a4.5 4.5 0 0 1 9 0v6a3.5 3.5 0 0 0 7 0V4" />
      <path d="M3 14.5h4M3 17.5h4" />
    </>
  ),
  ball: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M4.5 8c4.5 2.5 10.5 2.5 15 0M4.5 16c4.5-2.5 10.5-2.5 15 0" />
    </>
  ),
  ring: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="5.75" />
      <path d="M3 9.8v4.4M21 9.8v4.4" strokeWidth="3" />
    </>
  ),
  gloves: (
    <>
      <path d="M7.5 16V8.5a4.5 4.5 0 0 1 4.5-4.5h1.5A5.5 5.5 0 0 1 19 9.5c0 3-1.5 4.5-2.5 6.5z" />
      <path d="M7.5 12.5H6a2.25 2.25 0 0 1 0-4.5h1.5M8 19.8h8.5M8 16h8.5v3.8H8z" />
    </>
  ),
  bag: (
    <>
      <path d="M12 2.5v2M8.5 6.5 12 4.5l3.5 2" />
      <rect x="7.5" y="6.5" width="9" height="15" rx="3" />
      <path d="M7.5 11h9M7.5 17h9" />
    </>
  ),
  treadmill: (
    <>
      <path d="M3 19.5h16l1.5-2.5H7z" />
      <path d="M17.5 17 15.5 5.5H19M14 8.5l5-.5" />
    </>
  ),
  foam_roller: (
    <>
      <ellipse cx="5.8" cy="12" rx="2.8" ry="5" />
      <ellipse cx="5.8" cy="12" rx=".9" ry="1.7" />
      <path d="M5.8 7h12.4c1.5 0 2.8 2.2 2.8 5s-1.3 5-2.8 5H5.8M11.5 7v10M15.5 7v10" />
    </>
  ),
  none: (
    <>
      <circle cx="12" cy="4.8" r="2" />
      <path d="M12 9v6.5M5.5 8.5 12 10l6.5-1.5M8.5 21l3.5-5.5 3.5 5.5" />
    </>
  ),
} satisfies Record<string, ReactNode>

const generic = <path d="M4 12h16M6.5 8v8M17.5 8v8M12 4.5 14 7h-4zM12 19.5 10 17h4z" />

/**
 * The icon of a piece of equipment; unknown keys get a generic one. Specification 3, equipment
 * icons.
 */
export function EquipmentIcon({ name, ...props }: IconProps & { name: string }) {
  const drawings: Record<string, ReactNode> = equipmentDrawings
  return <IconFrame {...props}>{drawings[name] ?? generic}</IconFrame>
}
