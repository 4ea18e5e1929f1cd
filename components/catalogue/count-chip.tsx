import type { ReactNode } from 'react'
import { Chip } from '@/components/ui/chip'

interface CountChipProps {
  /** How many results the choice gives; null where that is not known. */
  count: number | null
  pressed: boolean
  onClick: () => void
  /** The choice's language, where it is not the page's. */
  lang?: string
  children: ReactNode
}

/** A choice of a filter with what it would give; one that would give nothing cannot be taken. */
export function CountChip({ count, pressed, onClick, lang, children }: CountChipProps) {
  const isVain = count === 0 && !pressed
  return (
    <Chip
      count={count ?? undefined}
      pressed={pressed}
      lang={lang}
      aria-disabled={isVain || undefined}
      onClick={isVain ? undefined : onClick}
    >
      {children}
    </Chip>
  )
}
