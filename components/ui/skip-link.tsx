/** The first thing that Tab meets: leads past the header to `<main id="main">`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="ui-skip ui-hidden" href="#main">
      {label}
    </a>
  )
}
