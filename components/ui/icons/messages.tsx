import { IconFrame, type IconProps } from './icon-frame'

export function ChatIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H12l-4.5 4v-4h-1A2.5 2.5 0 0 1 4 13.5z" />
      <path d="M8.5 8.7h7M8.5 11.8h4.5" />
    </IconFrame>
  )
}

export function MailIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4.5 7 7.5 6 7.5-6" />
    </IconFrame>
  )
}
