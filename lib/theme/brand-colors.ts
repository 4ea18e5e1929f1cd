import type { BrandKey } from '../brand/brands'

/** A colour as [light theme, dark theme]. */
export type ColorPair = readonly [light: string, dark: string]

/** What a brand changes: everything else of the palette is shared. */
export interface BrandColors {
  /** Fills the one thing to do. White text on it is readable in both themes. */
  main: ColorPair
  /** `main` under the pointer. */
  hover: ColorPair
  /** Text in the brand's hue on any ground of the theme. */
  secondary: ColorPair
  /** A quiet ground in the brand's hue. */
  tint: ColorPair
  /** A dark ground, the same in both themes. */
  deep: ColorPair
}

/** Colours by brand key; `all` is X+. Specification 1, brands. */
export const brandColors = {
  all: {
    main: ['#4B2BFF', '#5C5DFD'],
    hover: ['#3F0FE2', '#4F43F8'],
    secondary: ['#4F3CFE', '#B4C0FE'],
    tint: ['#E8ECFF', '#171A3A'],
    deep: ['#150B5B', '#150B5B'],
  },
  yoga: {
    main: ['#5A6B2B', '#687A39'],
    hover: ['#4A5A18', '#5A6B2B'],
    secondary: ['#58682C', '#BDCBA2'],
    tint: ['#EAF0DF', '#1B210F'],
    deep: ['#1B2302', '#1B2302'],
  },
  pilates: {
    main: ['#0F766E', '#1D8178'],
    hover: ['#05635C', '#04726A'],
    secondary: ['#0E6E66', '#9DD0C9'],
    tint: ['#DEF2EF', '#0B2320'],
    deep: ['#002622', '#002622'],
  },
  barre: {
    main: ['#B4235A', '#CD3A6D'],
    hover: ['#9F004A', '#BA2A5F'],
    secondary: ['#B22B5C', '#FDA8BC'],
    tint: ['#FFE5EA', '#34101B'],
    deep: ['#41001A', '#41001A'],
  },
  cycling: {
    main: ['#C2410C', '#CB4713'],
    hover: ['#A73605', '#B53C0A'],
    secondary: ['#B03802', '#FEAD93'],
    tint: ['#FFE7DF', '#351207'],
    deep: ['#3D0B00', '#3D0B00'],
  },
  rowing: {
    main: ['#1D4ED8', '#3268F7'],
    hover: ['#0D39C3', '#2558E3'],
    secondary: ['#2556D8', '#A8C4FE'],
    tint: ['#E4EDFF', '#0F1C3A'],
    deep: ['#01125B', '#01125B'],
  },
  boxing: {
    main: ['#B91C1C', '#D53932'],
    hover: ['#A1020C', '#C22824'],
    secondary: ['#B82925', '#FCACA2'],
    tint: ['#FFE6E3', '#35110D'],
    deep: ['#430002', '#430002'],
  },
  stretching: {
    main: ['#0369A1', '#1E79B4'],
    hover: ['#085786', '#066AA2'],
    secondary: ['#0F679C', '#9ACAF1'],
    tint: ['#DDF0FF', '#0A2030'],
    deep: ['#002238', '#002238'],
  },
  running: {
    main: ['#A16207', '#A56507'],
    hover: ['#8A5302', '#935800'],
    secondary: ['#8B5404', '#E6BB91'],
    tint: ['#FBE9D8', '#2B1A06'],
    deep: ['#311900', '#311900'],
  },
  dance: {
    main: ['#86198F', '#B146BA'],
    hover: ['#71017A', '#A037A8'],
    secondary: ['#9836A0', '#EBA9EF'],
    tint: ['#F9E5FA', '#2C132E'],
    deep: ['#37003C', '#37003C'],
  },
  strength: {
    main: ['#3B4252', '#6B7385'],
    hover: ['#2C3242', '#5D6576'],
    secondary: ['#586279', '#BFC4D0'],
    tint: ['#EAEDF2', '#1C1E23'],
    deep: ['#1B1F28', '#1B1F28'],
  },
  wellness: {
    main: ['#15803D', '#188540'],
    hover: ['#0C6C32', '#0E7536'],
    secondary: ['#077234', '#9DD4A7'],
    tint: ['#DDF4E1', '#0A2411'],
    deep: ['#00280C', '#00280C'],
  },
} as const satisfies Record<BrandKey, BrandColors>

/** White: the main text colour of every brand. Specification 1, brands. */
export const mainTextColor = '#FFFFFF'
