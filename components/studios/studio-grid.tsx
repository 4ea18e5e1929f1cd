import type { Studio } from '@/lib/api/studios'
import type { PageContext } from '@/lib/routing/links'
import { StudioCard, type StudioCardTexts } from './studio-card'

interface StudioGridProps {
  studios: readonly Studio[]
  context: PageContext
  texts: StudioCardTexts
}

export function StudioGrid({ studios, context, texts }: StudioGridProps) {
  return (
    <div className="ui-card-grid">
      {studios.map((studio) => (
        <StudioCard key={studio.id} studio={studio} context={context} texts={texts} />
      ))}
    </div>
  )
}
