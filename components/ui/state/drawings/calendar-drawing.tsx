import { StateDrawing } from '@/components/ui/state/state-drawing'

export function CalendarDrawing() {
  return (
    <StateDrawing>
      <circle className="fill" cx="84" cy="60" r="44" />
      <rect x="42" y="28" width="76" height="70" rx="10" />
      <path d="M42 48h76M60 20v16M100 20v16" />
      <path d="M64 82a16 16 0 0 1 32 0M54 82h52M80 58v4M63 65l3 3M97 65l-3 3" />
    </StateDrawing>
  )
}
