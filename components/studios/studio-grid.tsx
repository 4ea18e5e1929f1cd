import type { Studio } from '@/lib/api/studios'
import type { Place } from '@/lib/routing/links'
import { StudioCard, type StudioCardTexts } from './studio-card'

interface StudioGridProps {
  studios: readonly Studio[]
  place: Place
  texts: StudioCardTexts
}

/** Studios in a grid of cards. */
export function StudioGrid({ studios, place, texts }: StudioGridProps) {
  return (
    <div className="ui-card-grid">
      {studios.map((studio) => (
        <StudioCard key={studio.id} studio={studio} place={place} texts={texts} />
      ))}
    </div>
  )
}
