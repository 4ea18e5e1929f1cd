'use client'

import type { ComponentProps } from 'react'
import { useHydrated } from '@/hooks/use-hydrated'
import { Spinner } from '@/components/ui/spinner/spinner'
import { Button } from './button'

/**
 * Submits its form once it is hydrated: before that neither a click nor Enter submits, although the
 * button looks the same. It shows the brand's spinner while the form is being submitted.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  const hydrated = useHydrated()
  return (
    <Button
      spinner={<Spinner />}
      {...props}
      type="submit"
      disabled={!hydrated}
      data-hydrating={hydrated ? undefined : ''}
    />
  )
}
