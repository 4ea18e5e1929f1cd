import { modalityDrawing } from './modality-icon'
import { markId } from './modality-mark'

interface ModalitySpriteProps {
  modalities: readonly { name: string; icon: string | null }[]
}

/** The drawings of these modalities and the general one, once for every `ModalityMark` of the page. */
export function ModalitySprite({ modalities }: ModalitySpriteProps) {
  const names = new Set(['general', ...modalities.map(({ name, icon }) => icon ?? name)])
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {[...names].map((name) => (
        <symbol key={name} id={markId(name)} viewBox="0 0 24 24">
          {modalityDrawing(name)}
        </symbol>
      ))}
    </svg>
  )
}
