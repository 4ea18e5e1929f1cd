import { type ComponentType, useState } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import { usePresence } from './use-presence'

/**
 * A modal whose code is fetched when it first opens. Once closed it fades out with what it last said,
 * and is gone: the next time it begins anew.
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
