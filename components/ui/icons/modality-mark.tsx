import { IconFrame, type IconProps } from './icon-frame'

/** Where the sprite of a page keeps a drawing. */
export const markId = (name: string) => `modality-${name}`

/**
 * The icon of a modality out of the page's `ModalitySprite`: islands that show many of them carry none
 * of the drawings. Without a name the general one.
 */
export function ModalityMark({ name, ...props }: IconProps & { name: string | null }) {
  return (
    <IconFrame {...props}>
      <use href={`#${markId(name ?? 'general')}`} />
    </IconFrame>
  )
}
