import { StateDrawing } from '@/components/ui/state/state-drawing'

export function StageDrawing() {
  return (
    <StateDrawing>
      <circle className="fill" cx="80" cy="60" r="44" />
      <path d="M30 100h100M42 100v-8h76v8" />
      <path d="m80 18 34 62H46z" opacity=".4" />
      <path d="M72 12h16l-3 8h-10zM80 92V64M66 92l14-28 14 28" />
      <circle cx="80" cy="54" r="6" />
    </StateDrawing>
  )
}
