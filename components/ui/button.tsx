import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { TailSpin } from '@/components/ui/spinner/tail-spin'
import type { BrandKey } from '@/lib/brand/brands'

interface ButtonProps extends ButtonVariantProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner over the label and ignores clicks; the button keeps its width and focus. */
  loading?: boolean
  /** The spinner of a longer wait, a `Spinner` without a label. */
  spinner?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Works in server components and in islands: its looks are in the global style. */
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

/** What a button and a link that looks like one share. Specification 2, buttons. */
export interface ButtonVariantProps {
  variant?: 'primary' | 'secondary' | 'floating-secondary' | 'ghost-secondary'
  size?: 'medium' | 'small'
  /** Colours of another brand than the page's. */
  brand?: BrandKey
  /** As wide as its container. */
  wide?: boolean
  /** Round, for a lone icon; give it an `aria-label`. */
  iconOnly?: boolean
}

/** Attributes that the global style reads. */
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
