import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { buttonAttributes, type ButtonVariantProps } from './button-variant'
import { TailSpin } from '@/components/ui/spinner/tail-spin'

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
