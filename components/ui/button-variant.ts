import type { BrandKey } from '@/lib/brand/brands'

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
