import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A component whose code is loaded in the browser when it is first shown. Until then `fallback`
 * stands in its place.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
