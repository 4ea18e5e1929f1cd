import { PRODUCT_NAME, type Brand } from '@/lib/brand/brands'

/** The word mark of the current brand: X+, and the brand's name beside it. */
export function Logo({ brand }: { brand: Brand }) {
  return (
    <span className="ui-logo">
      <svg viewBox="0 0 45 32" width="37" height="26" role="img" aria-label={PRODUCT_NAME}>
        <g fill="none" stroke="currentColor" strokeWidth="7">
          <path d="M3.5 3 25.5 29M25.5 3 3.5 29" />
        </g>
        <path d="M37 2v14M30 9h14" stroke="var(--plus)" strokeWidth="5" />
      </svg>
      {brand.key !== 'all' && <span className="ui-logo-brand">{brand.name}</span>}
    </span>
  )
}
