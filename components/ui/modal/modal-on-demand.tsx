import { type ComponentType, useState } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import { usePresence } from './use-presence'

/**
 * A modal whose code is loaded when it first opens. When closed it fades out with its last content
 * and is then unmounted, so that it starts anew the next time.
 */
export function modalOnDemand<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const Loaded = onDemand(load)
  return function ModalOnDemand(props: Props) {
    const present = usePresence(props.open)
    const [opened, setOpened] = useState(props)
    if (props.open && opened !== props) setOpened(props)
    if (!present) return null
    return <Loaded {...(props.open ? props : { ...opened, open: false })} />
  }
}
