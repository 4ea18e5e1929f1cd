import { IconFrame, type IconProps } from './icon-frame'

export function CloseIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </IconFrame>
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />
    </IconFrame>
  )
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />
    </IconFrame>
  )
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />
    </IconFrame>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 8h16M4 16h16" />
    </IconFrame>
  )
}

export function SunIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4" />
    </IconFrame>
  )
}

export function MoonIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z" />
    </IconFrame>
  )
}

export function DeviceIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="3.5" y="5" width="17" height="11.5" rx="2" />
      <path d="M8.5 20h7M12 16.5V20" />
    </IconFrame>
  )
}

export function UserIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="8.25" r="4" />
      <path d="M4.5 20.25c.7-4 3.7-6 7.5-6s6.8 2 7.5 6" />
    </IconFrame>
  )
}

export function SignOutIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M14 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h8" />
      <path d="M10.5 12H20" />
      <path d="m16.5 8.5 3.5 3.5-3.5 3.5" />
    </IconFrame>
  )
}
