'use client'

import type { ComponentProps } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'
import { Spinner } from '@/components/ui/spinner/spinner'
import { Button } from './button'

/**
 * Submits its form, but not before scripts can take the submit over: until then neither a click nor
 * Enter sends what is typed. It looks the same all the while. The brand's spinner turns while the form
 * is on its way.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  const hydrated = useHydrated()
  return (
    <Button
      spinner={<Spinner />}
      {...props}
      type="submit"
      disabled={!hydrated}
      data-waking={hydrated ? undefined : ''}
    />
  )
}
