import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A component whose code is fetched when it is first shown, which only the browser does. Until it is
 * there, nothing stands in its place.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
