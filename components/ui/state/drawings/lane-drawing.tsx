import { StateDrawing } from '@/components/ui/state/state-drawing'

export function LaneDrawing() {
  return (
    <StateDrawing>
      <circle className="fill" cx="80" cy="54" r="44" />
      <path d="M20 104c40 0 60-10 60-30s-22-26-22-42c0-12 10-20 22-20s22 8 22 20c0 16-22 22-22 42s20 30 60 30" />
      <path d="M38 108c30-2 42-14 42-34M122 108c-30-2-42-14-42-34" opacity=".5" />
      <path d="M74 30a7 7 0 1 1 9 7c-2 1-3 2-3 5M80 48h.1" />
    </StateDrawing>
  )
}
