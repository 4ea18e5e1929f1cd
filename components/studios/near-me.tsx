import { Chip } from '@/components/ui/chip'
import { PinIcon } from '@/components/ui/icons/things'
import { onDemand } from '@/components/ui/on-demand'
import type { Radius } from '@/lib/studios/studio-filters'
import type { RadiusTexts } from './radius-select'

export interface NearTexts extends RadiusTexts {
  label: string
  asking: string
  denied: string
  unavailable: string
}

interface NearMeProps {
  texts: NearTexts
  /** Search radius around the visitor; null means everywhere. */
  near: Radius | null
  asking: boolean
  onToggle: () => void
  onRadius: (radius: Radius) => void
}

// Only shown once the place is known, so the list does without its code.
const RadiusSelect = onDemand(() =>
  import('./radius-select').then(({ RadiusSelect: Loaded }) => Loaded),
)

/** A button that searches around the visitor, with the radius. */
export function NearMe({ texts, near, asking, onToggle, onRadius }: NearMeProps) {
  return (
    <div className="studio-near" data-needs-script="">
      <Chip
        icon={<PinIcon size={20} />}
        pressed={near !== null}
        aria-busy={asking || undefined}
        onClick={() => !asking && onToggle()}
      >
        {asking ? texts.asking : texts.label}
      </Chip>
      {near !== null && <RadiusSelect texts={texts} value={near} onChange={onRadius} />}
    </div>
  )
}
