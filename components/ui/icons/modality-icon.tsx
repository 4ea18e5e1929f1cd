import { IconFrame, type IconProps } from './icon-frame'

/** The modalities that have a drawing of their own in `public/icons/modalities.svg`. @internal */
export const modalityNames = [
  'yoga',
  'pilates',
  'barre',
  'cycling',
  'rowing',
  'boxing',
  'stretching',
  'running',
  'dance',
  'strength',
  'wellness',
] as const

/**
 * The icon of a modality. The drawings are in a file of their own, because lists have dozens of
 * them; unknown keys get the general one. Specification 3, modality icons.
 */
export function ModalityIcon({ name, ...props }: IconProps & { name: string | null }) {
  const drawing = modalityNames.find((one) => one === name) ?? 'general'
  return (
    <IconFrame {...props}>
      <use href={`/icons/modalities.svg#${drawing}`} />
    </IconFrame>
  )
}
