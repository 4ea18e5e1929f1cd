import type { AlternativeText } from '../../texts/message'

/** Brands with their ids of the API; the last three are offered without classes of their own. */
export const brandLines = [
  { id: 4, name: 'Yoga', mainColor: '#5A6B2B', secondaryTextColor: '#DCE5B8' },
  { id: 6, name: 'Pilates', mainColor: '#0F766E', secondaryTextColor: '#B5E8E2' },
  { id: 3, name: 'Barre', mainColor: '#B4235A', secondaryTextColor: '#FBCBDD' },
  { id: 1, name: 'Cycling', mainColor: '#C2410C', secondaryTextColor: '#FED7BA' },
  { id: 2, name: 'Rowing', mainColor: '#1D4ED8', secondaryTextColor: '#C3D4FD' },
  { id: 9, name: 'Boxing', mainColor: '#B91C1C', secondaryTextColor: '#FBCACA' },
  { id: 7, name: 'Stretching', mainColor: '#0369A1', secondaryTextColor: '#BAE2F8' },
  { id: 8, name: 'Running', mainColor: '#A16207', secondaryTextColor: '#FBE3A6' },
  { id: 5, name: 'Dance', mainColor: '#86198F', secondaryTextColor: '#F3CBF7' },
  { id: 12, name: 'Strength', mainColor: '#3B4252', secondaryTextColor: '#D4D9E4' },
  { id: 24, name: 'Wellness', mainColor: '#15803D', secondaryTextColor: '#BFEBCD' },
]

export const modalityNames = [
  'Yoga',
  'Pilates',
  'Barre',
  'Cycling',
  'Rowing',
  'Boxing',
  'Stretching',
  'Running',
  'Dance',
  'Strength',
  'Wellness',
  'HIIT',
  'Mobility',
  'Meditation',
]

export const equipmentNames = [
  'No equipment',
  'Mat',
  'Block',
  'Strap',
  'Bike',
  'Rower',
  'Reformer',
  'Dumbbells',
  'Kettlebells',
  'Bands',
  'Ball',
  'Ring',
  'Gloves',
  'Bag',
  'Treadmill',
  'Foam roller',
]

export const bodyFocusNames = [
  'Full body',
  'Core',
  'Back',
  'Shoulders',
  'Arms',
  'Hips',
  'Glutes',
  'Legs',
  'Lower body',
  'Upper body',
  'Endurance',
  'Mind',
]

/** The texts that say what may stand in for a piece of equipment. */
export const equipmentAlternatives: Record<string, AlternativeText> = {
  Mat: 'thick_towel',
  Block: 'thick_book',
  Strap: 'belt_or_scarf',
  Dumbbells: 'water_bottles',
  Kettlebells: 'heavy_dumbbell',
  Bands: 'long_towel',
  Ball: 'firm_cushion',
  Ring: 'firm_cushion',
  Bag: 'shadowboxing',
  Treadmill: 'run_outdoors',
  'Foam roller': 'rolled_towel',
}

/** The name of an icon: `Foam roller` → `foam_roller`, `No equipment` → `none`. */
export function iconOf(name: string): string {
  return name === 'No equipment' ? 'none' : name.toLowerCase().replaceAll(' ', '_')
}

/** Advice on doing without a piece of equipment, or on choosing it. */
export const equipmentAdvice: Record<string, string> = {
  Block: 'A thick book will do for a block.',
  Strap: 'A scarf or a belt works in place of the strap.',
  Dumbbells: 'Choose weights that make the last three repetitions slow.',
  Kettlebells: 'One bell is enough, and a heavy dumbbell can stand in.',
  Bands: 'Start with the lightest band you own.',
  Ball: 'A folded cushion can stand in for the ball.',
  Ring: 'No ring? Squeeze a firm cushion instead.',
  Reformer: 'Check your springs before you start; ours are lighter than some.',
  Rower: 'Any rower will do: air, water or magnetic.',
  Bike: 'Any bike with a resistance knob will do.',
  Treadmill: 'It works just as well outdoors.',
  'Foam roller': 'A rolled towel is a gentle stand-in for the roller.',
  Bag: 'Without a bag, shadowbox it and keep the pace.',
}
