import { StateDrawing } from '@/components/ui/state/state-drawing'

export function RestDrawing() {
  return (
    <StateDrawing>
      <circle className="fill" cx="80" cy="58" r="44" />
      <path d="M24 102h112" />
      <path d="M96 102H52a9 9 0 1 1 9-9h62v9z" />
      <path d="M52 93h.1M61 84h48l14 9" />
      <path d="M104 70c0-9 8-10 8-17s-8-8-8-16M88 66c0-7 6-8 6-13s-6-7-6-13" opacity=".5" />
    </StateDrawing>
  )
}
