import { StateDrawing } from '@/components/ui/state/state-drawing'

export function HeartDrawing() {
  return (
    <StateDrawing>
      <circle className="fill" cx="80" cy="60" r="44" />
      <path d="M80 92 54 66a16 16 0 1 1 26-18 16 16 0 1 1 26 18z" />
      <path
        d="M28 40c4-8 9-13 16-17M132 40c-4-8-9-13-16-17M30 84c3 6 7 10 12 13M130 84c-3 6-7 10-12 13"
        opacity=".5"
      />
    </StateDrawing>
  )
}
