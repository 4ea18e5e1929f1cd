import { SelectField } from '@/components/ui/select-field'
import { fill } from '@/lib/locale/fill'
import { type DistanceUnit, radiusText } from '@/lib/studios/position'
import { radii, type Radius } from '@/lib/studios/studio-filters'

export interface RadiusTexts {
  radius: string
  /** With `{radius}`. */
  within: string
  unit: DistanceUnit
  anywhere: string
}

interface RadiusSelectProps {
  texts: RadiusTexts
  value: Radius
  onChange: (radius: Radius) => void
}

/** How far around the visitor to search. */
export function RadiusSelect({ texts, value: current, onChange }: RadiusSelectProps) {
  const options = radii.map((value) => ({
    value,
    label:
      value === 'any'
        ? texts.anywhere
        : fill(texts.within, { radius: radiusText(Number(value), texts.unit) }),
  }))
  return (
    <SelectField
      label={texts.radius}
      labelHidden
      options={options}
      value={current}
      onChange={({ target }) => {
        const chosen = radii.find((radius) => radius === target.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
