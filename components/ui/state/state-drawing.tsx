import type { ReactNode } from 'react'

/** The brand's tint fills, the text's colour draws. */
const drawings = {
  rest: (
    <>
      <circle className="fill" cx="80" cy="58" r="44" />
      <path d="M24 102h112" />
      <path d="M96 102H52a9 9 0 1 1 9-9h62v9z" />
      <path d="M52 93h.1M61 84h48l14 9" />
      <path d="M104 70c0-9 8-10 8-17s-8-8-8-16M88 66c0-7 6-8 6-13s-6-7-6-13" opacity=".5" />
    </>
  ),
  search: (
    <>
      <circle className="fill" cx="74" cy="56" r="44" />
      <path d="M28 44h28M20 58h34M28 72h28M104 86h36M110 100h22" opacity=".5" />
      <circle cx="78" cy="56" r="26" />
      <path d="m97 75 23 23M68 56a10 10 0 0 1 10-10" />
    </>
  ),
  calendar: (
    <>
      <circle className="fill" cx="84" cy="60" r="44" />
      <rect x="42" y="28" width="76" height="70" rx="10" />
      <path d="M42 48h76M60 20v16M100 20v16" />
      <path d="M64 82a16 16 0 0 1 32 0M54 82h52M80 58v4M63 65l3 3M97 65l-3 3" />
    </>
  ),
  heart: (
    <>
      <circle className="fill" cx="80" cy="60" r="44" />
      <path d="M80 92 54 66a16 16 0 1 1 26-18 16 16 0 1 1 26 18z" />
      <path
        d="M28 40c4-8 9-13 16-17M132 40c-4-8-9-13-16-17M30 84c3 6 7 10 12 13M130 84c-3 6-7 10-12 13"
        opacity=".5"
      />
    </>
  ),
  rope: (
    <>
      <circle className="fill" cx="80" cy="58" r="44" />
      <path d="m40 20 9 26M46 18l9 26-6 2-9-26z" />
      <path d="m120 20-9 26M114 18l-9 26 6 2 9-26z" />
      <path d="M52 47c6 30-8 50 16 54M108 47c-6 30 8 50-16 54" />
      <path d="m70 92 4 4M90 92l-4 4M80 88v6" opacity=".5" />
    </>
  ),
  lane: (
    <>
      <circle className="fill" cx="80" cy="54" r="44" />
      <path d="M20 104c40 0 60-10 60-30s-22-26-22-42c0-12 10-20 22-20s22 8 22 20c0 16-22 22-22 42s20 30 60 30" />
      <path d="M38 108c30-2 42-14 42-34M122 108c-30-2-42-14-42-34" opacity=".5" />
      <path d="M74 30a7 7 0 1 1 9 7c-2 1-3 2-3 5M80 48h.1" />
    </>
  ),
  stage: (
    <>
      <circle className="fill" cx="80" cy="60" r="44" />
      <path d="M30 100h100M42 100v-8h76v8" />
      <path d="m80 18 34 62H46z" opacity=".4" />
      <path d="M72 12h16l-3 8h-10zM80 92V64M66 92l14-28 14 28" />
      <circle cx="80" cy="54" r="6" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type StateDrawingName = keyof typeof drawings

/** The drawing above the sentence of an empty or failed area. */
export function StateDrawing({ name }: { name: StateDrawingName }) {
  return (
    <svg
      className="ui-state-drawing"
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
