'use client'

import type { PageContext } from '@/lib/routing/links'
import type { ListedStudio } from '@/lib/studios/listed-studio'
import { cityName } from '@/lib/studios/studio-address'
import { groupBy } from '@/lib/time/group-by'
import { StudioCard, type StudioCardTexts } from './studio-card'

interface StudioGridProps {
  studios: readonly ListedStudio[]
  context: PageContext
  texts: StudioCardTexts
}

export function StudioGrid({ studios, ...rest }: StudioGridProps) {
  return (
    <div className="ui-card-grid">
      {studios.map((studio) => (
        <StudioCard key={studio.id} studio={studio} heading="h2" {...rest} />
      ))}
    </div>
  )
}

interface StudioCitiesProps extends StudioGridProps {
  /** The city that the studios before these ended with, whose heading is not repeated. */
  after?: string | null
}

/** Studios below the names of their cities; small cities stand beside each other. */
export function StudioCities({ studios, after, ...rest }: StudioCitiesProps) {
  return (
    <div className="studio-cities">
      {groupBy(studios, ({ address }) => cityName(address)).map(([city, found]) => (
        <section key={city} data-count={Math.min(found.length, 3)}>
          {city !== after && <h2>{city}</h2>}
          {found.map((studio) => (
            <StudioCard key={studio.id} studio={studio} heading="h3" {...rest} />
          ))}
        </section>
      ))}
    </div>
  )
}
