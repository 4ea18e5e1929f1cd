/** A fading arc. Buttons include it without lazy loading, and the global style rotates it. */
export function TailSpin() {
  return (
    <svg
      className="ui-spinner ui-tail-spin"
      viewBox="0 0 44 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M40 22A18 18 0 0 0 22 4" />
      <path d="M22 4A18 18 0 0 0 6.4 13" opacity=".55" />
      <path d="M6.4 13A18 18 0 0 0 6.4 31" opacity=".2" />
    </svg>
  )
}
