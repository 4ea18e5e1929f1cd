import { IconFrame, type IconProps } from './icon-frame'

export function FacebookIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path
        d="M13.6 21.5v-8.1h2.8l.5-3.3h-3.3V8c0-1 .4-1.7 1.8-1.7H17V3.4c-.4-.1-1.3-.2-2.4-.2-2.5 0-4.2 1.5-4.2 4.3v2.6H7.5v3.3h2.9v8.1z"
        fill="currentColor"
        stroke="none"
      />
    </IconFrame>
  )
}

export function XIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path
        d="M3 3.5h5.4l4.3 6 5.2-6h2.5l-6.6 7.6 7.2 9.9h-5.4l-4.7-6.5L5.3 21H2.8l7-8.1zm3.7 1.9 9.8 13.7h1.4L8.1 5.4z"
        fill="currentColor"
        stroke="none"
      />
    </IconFrame>
  )
}

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
