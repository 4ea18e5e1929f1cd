'use client'

import type { StripeElementStyle } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

/** The colours of the page as plain values: the card provider's frames cannot read our variables. */
function readStyle(): StripeElementStyle {
  const colorOf = (className: string) => {
    const probe = document.createElement('span')
    probe.className = className
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  return {
    base: {
      color: colorOf('ui-field-label'),
      fontFamily: 'Inter, system-ui, -apple-system, "Segoe UI", sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      iconColor: colorOf('ui-soft'),
      '::placeholder': { color: colorOf('ui-field-optional') },
    },
    invalid: { color: colorOf('ui-field-error'), iconColor: colorOf('ui-field-error') },
  }
}

/** The style of the card fields, kept in step with the light and the dark theme. */
export function useElementStyle(): StripeElementStyle {
  const [style, setStyle] = useState<StripeElementStyle>(() => readStyle())

  useEffect(() => {
    const update = () => setStyle(readStyle())
    const media = matchMedia('(prefers-color-scheme: dark)')
    const observer = new MutationObserver(update)
    media.addEventListener('change', update)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      media.removeEventListener('change', update)
      observer.disconnect()
    }
  }, [])

  return style
}
