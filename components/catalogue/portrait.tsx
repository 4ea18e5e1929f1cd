import { Picture, type PictureProps } from '@/components/ui/picture'

type PortraitProps = Pick<PictureProps, 'src' | 'placeholder' | 'sizes' | 'priority'>

/** An instructor's portrait. Its alt text is empty because the name is next to it. */
export function Portrait(props: PortraitProps) {
  return <Picture {...props} alt="" width={4} height={5} />
}
