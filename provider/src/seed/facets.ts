import {
  bodyFocusNames,
  brandLines,
  equipmentAlternatives,
  equipmentNames,
  iconOf,
  modalityNames,
} from './content/lookups'

const rows = (names: string[]) =>
  names.map((name, index) => ({ id: index + 1, name, icon: iconOf(name), position: index + 1 }))

/** Rows of the brands and facets that videos are filtered by. */
export const facets = {
  brands: brandLines.map((brand, index) => ({
    ...brand,
    externalId: String(brand.id),
    workoutType: brand.name.toLowerCase(),
    position: index + 1,
  })),
  modalities: rows(modalityNames),
  equipment: rows(equipmentNames).map((row) => ({
    ...row,
    alternative: equipmentAlternatives[row.name] ?? null,
  })),
  bodyFocuses: rows(bodyFocusNames),
}

/** The brand of a workout type in the content. */
export function brandOf(workoutType: string) {
  const brand = facets.brands.find((item) => item.workoutType === workoutType)
  if (!brand) throw new Error(`Unknown brand: ${workoutType}`)
  return brand
}
