import { Chip } from '@/components/ui/chip'
import { PinIcon } from '@/components/ui/icons/things'
import { SelectField } from '@/components/ui/select-field'
import { fill } from '@/lib/locale/fill'
import { type DistanceUnit, radiusText } from '@/lib/studios/position'
import { radii, type Radius } from '@/lib/studios/studio-filters'

export interface NearTexts {
  label: string
  asking: string
  radius: string
  /** With `{radius}`. */
  within: string
  unit: DistanceUnit
  anywhere: string
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

/** A button that searches around the visitor, with the radius. */
export function NearMe({ texts, near, asking, onToggle, onRadius }: NearMeProps) {
  const options = radii.map((value) => ({
    value,
    label:
      value === 'any'
        ? texts.anywhere
        : fill(texts.within, { radius: radiusText(Number(value), texts.unit) }),
  }))
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
      {near !== null && (
        <SelectField
          label={texts.radius}
          labelHidden
          options={options}
          value={near}
          onChange={({ target }) => {
            const chosen = radii.find((radius) => radius === target.value)
            if (chosen) onRadius(chosen)
          }}
        />
      )}
    </div>
  )
}
