import { IconFrame, type IconProps } from './icon-frame'

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10.75" cy="10.75" r="6.75" />
      <path d="m15.7 15.7 4.8 4.8" />
    </IconFrame>
  )
}
