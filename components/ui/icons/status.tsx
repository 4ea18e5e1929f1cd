import { IconFrame, type IconProps } from './icon-frame'

export function CheckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m4.5 12.5 5 5L19.5 7" />
    </IconFrame>
  )
}

export function CheckCircleIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="m8 12.3 2.8 2.8 5.2-5.6" />
    </IconFrame>
  )
}

export function AlertIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4 2.8 19.7h18.4z" />
      <path d="M12 10v4.5" />
      <path
        d="M12 16.1a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z"
        fill="currentColor"
        stroke="none"
      />
    </IconFrame>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 11v5.5" />
      <path
        d="M12 6.6a1.15 1.15 0 1 1 0 2.3 1.15 1.15 0 0 1 0-2.3z"
        fill="currentColor"
        stroke="none"
      />
    </IconFrame>
  )
}

export function OfflineIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 9.2a12.5 12.5 0 0 1 4-2.4M20 9.2A12.5 12.5 0 0 0 11 5.8M7 12.8a8 8 0 0 1 3-1.7M17 12.8a8 8 0 0 0-2-1.3" />
      <path
        d="M12 16.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z"
        fill="currentColor"
        stroke="none"
      />
      <path d="m4 3.5 16 17" />
    </IconFrame>
  )
}

/** Filled, in the color of the text. */
export function StarIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path
        d="m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.2 6.1-5.5-3-5.5 3 1.2-6.1-4.5-4.2 6.1-.8z"
        fill="currentColor"
      />
    </IconFrame>
  )
}
