import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { TailSpin } from '@/components/ui/spinner/tail-spin'
import type { BrandKey } from '@/lib/brand/brands'

interface ButtonProps extends ButtonVariantProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner over the label and ignores clicks; the button keeps its width and focus. */
  loading?: boolean
  /** Replaces the spinner for longer waits; a `Spinner` without a label. */
  spinner?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Works in server and client components, because its styles are in the global style. */
export function Button({
  variant,
  size,
  brand,
  wide,
  iconOnly,
  loading = false,
  spinner = <TailSpin />,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...buttonAttributes({ variant, size, brand, wide, iconOnly }, className)}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading && (onClick || type === 'submit') ? ignore : onClick}
    >
      <span className="ui-button-label">{children}</span>
      {loading && spinner}
    </button>
  )
}

/** Options shared by buttons and links that look like one. Specification 2, buttons. */
export interface ButtonVariantProps {
  variant?: 'primary' | 'secondary' | 'floating-secondary' | 'ghost-secondary'
  size?: 'medium' | 'small'
  /** Uses the colors of a brand other than the page's. */
  brand?: BrandKey
  /** Takes the full width of its container. */
  wide?: boolean
  /** Round, for an icon only; requires an `aria-label`. */
  iconOnly?: boolean
}

/** The attributes that the global style uses. */
export function buttonAttributes(
  { variant = 'primary', size = 'medium', brand, wide, iconOnly }: ButtonVariantProps,
  className?: string,
) {
  return {
    className: className ? `ui-button ${className}` : 'ui-button',
    'data-variant': variant,
    'data-size': size,
    'data-brand': brand,
    'data-wide': wide ? '' : undefined,
    'data-icon-only': iconOnly ? '' : undefined,
  }
}
