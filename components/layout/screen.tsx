import type { ReactNode } from 'react'
import type { ScreenKey } from '@/lib/routing/screens'
import { brandLooks } from '@/lib/brand/brand-looks'
import { currentBrand } from '@/lib/routing/current-page'

interface ScreenProps {
  /** Key of the screen, set as `data-screen`. */
  name: ScreenKey | 'not-found' | 'error'
  /** `full` leaves the width to the sections inside, each with class `ui-wrap`. */
  width?: 'page' | 'text' | 'form' | 'full'
  /** Full-width content above, such as the header of a list. */
  head?: ReactNode
  children: ReactNode
}

/** The `<main>` of every screen. */
export function Screen({ name, width = 'page', head, children }: ScreenProps) {
  return (
    <main
      id="main"
      className="ui-screen"
      data-screen={name}
      data-width={head ? 'headed' : width}
      tabIndex={-1}
    >
      {head}
      {head ? <div className="ui-wrap ui-screen-body">{children}</div> : children}
    </main>
  )
}

interface ListHeadProps {
  title: string
  lead: string
  /** Breadcrumbs above the title. */
  trail?: ReactNode
  /** Without the lead on phones, where the list is to begin soon. */
  brief?: boolean
}

/** The header of a list, with the brand's background and motif. */
export async function ListHead({ title, lead, trail, brief }: ListHeadProps) {
  const { head } = brandLooks[(await currentBrand()).look]
  return (
    <header
      className="ui-list-head ui-motif"
      data-surface={head.surface}
      data-brief={brief ? '' : undefined}
    >
      <div className="ui-wrap">
        {trail}
        <h1>{title}</h1>
        <p className="ui-lead">{lead}</p>
      </div>
    </header>
  )
}
