import { IconFrame, type IconProps } from './icon-frame'

export function PlayIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path
        d="M7.5 4.6v14.8a.6.6 0 0 0 .9.5l11.6-7.4a.6.6 0 0 0 0-1L8.4 4.1a.6.6 0 0 0-.9.5z"
        fill="currentColor"
      />
    </IconFrame>
  )
}
