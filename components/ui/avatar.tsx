import { pictureUrl } from '@/lib/routing/picture-url'

interface AvatarProps {
  name: string
  src?: string | null
  placeholder?: string
  /** Width and height in CSS pixels. */
  size?: number
}

function initials(name: string) {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
}

/** A round portrait, or initials when there is none. Decorative, because the name is next to it. */
export function Avatar({ name, src, placeholder, size = 40 }: AvatarProps) {
  if (!src) {
    return (
      <span
        className="ui-avatar"
        style={{ width: size, height: size, fontSize: size * 0.38 }}
        aria-hidden="true"
      >
        {initials(name)}
      </span>
    )
  }
  return (
    <img
      className="ui-avatar"
      src={pictureUrl(src, size > 80 ? 320 : 160)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    />
  )
}
