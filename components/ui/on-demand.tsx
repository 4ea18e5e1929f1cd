import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A component whose code is loaded in the browser when it is first shown. Until then nothing is
 * rendered.
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
