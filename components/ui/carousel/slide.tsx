import type { ReactNode } from 'react'

/** One slide of a carousel. */
export function Slide({ children }: { children: ReactNode }) {
  return <li className="swiper-slide">{children}</li>
}
