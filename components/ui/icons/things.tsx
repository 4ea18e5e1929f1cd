import { drawings } from './drawings'
import { IconFrame, type IconProps } from './icon-frame'

export function CalendarIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="3.75" y="5.25" width="16.5" height="15" rx="2.5" />
      <path d="M3.75 10h16.5M8 3v4M16 3v4" />
    </IconFrame>
  )
}

export function ClockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 7v5l3.2 2.2" />
    </IconFrame>
  )
}

export function LockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
      <path d="M8 10.5V7.75a4 4 0 0 1 8 0v2.75M12 14.5v2" />
    </IconFrame>
  )
}

export function EyeIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </IconFrame>
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.3 7.3A15.5 15.5 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4-.9" />
      <path d="m4 4 16 16" />
    </IconFrame>
  )
}

export function PinIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      {drawings.pin.map((path) => (
        <path key={path} d={path} />
      ))}
    </IconFrame>
  )
}

export function CardIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="3" y="5.25" width="18" height="13.5" rx="2.5" />
      <path d="M3 10h18M6.5 14.75H10" />
    </IconFrame>
  )
}
