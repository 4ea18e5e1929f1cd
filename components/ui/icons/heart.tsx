import { IconFrame, type IconProps } from './icon-frame'

export function HeartIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 20.2 4.6 12.9a4.7 4.7 0 0 1 0-6.7 4.8 4.8 0 0 1 6.7 0l.7.7.7-.7a4.8 4.8 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7z" />
    </IconFrame>
  )
}

export function HeartFilledIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path
        d="M12 20.2 4.6 12.9a4.7 4.7 0 0 1 0-6.7 4.8 4.8 0 0 1 6.7 0l.7.7.7-.7a4.8 4.8 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7z"
        fill="currentColor"
      />
    </IconFrame>
  )
}
