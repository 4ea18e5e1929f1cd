import type { ComponentProps } from 'react'
import { Link } from './link'
import { buttonAttributes, type ButtonVariantProps } from './button'

interface ButtonLinkProps extends ButtonVariantProps, ComponentProps<typeof Link> {
  /** Opens in a new tab without access to this window. */
  external?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  brand,
  wide,
  iconOnly,
  external,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const target = external ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Link
      {...rest}
      {...target}
      {...buttonAttributes({ variant, size, brand, wide, iconOnly }, className)}
    >
      <span className="ui-button-label">{children}</span>
    </Link>
  )
}
