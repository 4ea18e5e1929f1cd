import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePriceChange } from '@/hooks/checkout/use-price-change'
import { defaultFailure, type Failure, PRICE_CHANGED } from '@/lib/checkout/failure'

it('tells of each refusal of another price, and of nothing else', () => {
  const changed = vi.fn()
  const refusal: Failure = { code: PRICE_CHANGED, messages: [] }
  const { rerender } = renderHook(({ failure }) => usePriceChange(failure, changed), {
    initialProps: { failure: null as Failure | null },
  })
  rerender({ failure: defaultFailure })
  expect(changed).not.toHaveBeenCalled()
  rerender({ failure: refusal })
  rerender({ failure: { ...refusal } })
  expect(changed).toHaveBeenCalledTimes(1)
  rerender({ failure: null })
  rerender({ failure: refusal })
  expect(changed).toHaveBeenCalledTimes(2)
})
