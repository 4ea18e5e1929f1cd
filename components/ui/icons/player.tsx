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

export function PauseIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8 5v14M16 5v14" strokeWidth="3" />
    </IconFrame>
  )
}

export function CaptionsIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="M10.5 10.5a2.2 2.2 0 1 0 0 3M17 10.5a2.2 2.2 0 1 0 0 3" />
    </IconFrame>
  )
}

export function VolumeIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4z" />
      <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
    </IconFrame>
  )
}

export function VolumeOffIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4z" />
      <path d="m15.5 9.5 5 5M20.5 9.5l-5 5" />
    </IconFrame>
  )
}

export function FullScreenIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
    </IconFrame>
  )
}

export function CastIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 9V6.5a1.5 1.5 0 0 1 1.5-1.5h14A1.5 1.5 0 0 1 20.5 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-5" />
      <path d="M3.5 12.5a6.5 6.5 0 0 1 6.5 6.5M3.5 16a3 3 0 0 1 3 3" />
    </IconFrame>
  )
}

export function LiveIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="2.5" fill="currentColor" />
      <path d="M7.7 7.7a6 6 0 0 0 0 8.6M16.3 7.7a6 6 0 0 1 0 8.6M4.9 4.9a10 10 0 0 0 0 14.2M19.1 4.9a10 10 0 0 1 0 14.2" />
    </IconFrame>
  )
}

export function ReplayIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 5v4.5H9" />
      <path d="M4.9 9.5A7.8 7.8 0 1 1 4.2 13.5" />
    </IconFrame>
  )
}
