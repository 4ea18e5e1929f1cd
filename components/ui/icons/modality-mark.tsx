import { IconFrame, type IconProps } from './icon-frame'

/** The id of a drawing in the page's sprite. */
export const markId = (name: string) => `modality-${name}`

/**
 * The icon of a modality from the page's `ModalitySprite`, so that client components with many
 * icons contain no drawings. Without a name the generic icon.
 */
export function ModalityMark({ name, ...props }: IconProps & { name: string | null }) {
  return (
    <IconFrame {...props}>
      <use href={`#${markId(name ?? 'general')}`} />
    </IconFrame>
  )
}
