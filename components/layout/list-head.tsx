import type { ReactNode } from 'react'
import { brandLooks } from '@/lib/brand/brand-looks'
import { currentBrand } from '@/lib/brand/current-brand'

interface ListHeadProps {
  title: string
  lead: string
  /** The way here, above the title. */
  trail?: ReactNode
}

/** The head of a list, on the brand's ground and before its motif. */
export async function ListHead({ title, lead, trail }: ListHeadProps) {
  const { head } = brandLooks[(await currentBrand()).key]
  return (
    <header className="ui-list-head ui-motif" data-ground={head.ground}>
      <div className="ui-wrap">
        {trail}
        <h1>{title}</h1>
        <p className="ui-lead">{lead}</p>
      </div>
    </header>
  )
}
