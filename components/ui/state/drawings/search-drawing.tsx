import { StateDrawing } from '@/components/ui/state/state-drawing'

export function SearchDrawing() {
  return (
    <StateDrawing>
      <circle className="fill" cx="74" cy="56" r="44" />
      <path d="M28 44h28M20 58h34M28 72h28M104 86h36M110 100h22" opacity=".5" />
      <circle cx="78" cy="56" r="26" />
      <path d="m97 75 23 23M68 56a10 10 0 0 1 10-10" />
    </StateDrawing>
  )
}
