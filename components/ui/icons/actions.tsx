import { drawings } from './drawings'
import { IconFrame, type IconProps } from './icon-frame'

export function ShareIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 14.5V3.5" />
      <path d="m8 7 4-4 4 4" />
      <path d="M7 10.5H5.5v10h13v-10H17" />
    </IconFrame>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 5v14M5 12h14" />
    </IconFrame>
  )
}

export function ListAddIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 6.5h13M4 11.5h9M4 16.5h6" />
      <path d="M17 12.5v8M13 16.5h8" />
    </IconFrame>
  )
}

export function CopyIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" />
      <path d="M15.5 5.5V6A1.5 1.5 0 0 0 14 4H6a2 2 0 0 0-2 2v8a1.5 1.5 0 0 0 1.5 1.5" />
    </IconFrame>
  )
}

export function ExternalIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      {drawings.external.map((path) => (
        <path key={path} d={path} />
      ))}
    </IconFrame>
  )
}
