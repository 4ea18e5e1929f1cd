/** An animated check mark with sparks. */
export function SuccessMark() {
  const sparks = Array.from({ length: 10 }, (_, index) => index)
  return (
    <svg className="success-mark" viewBox="-60 -60 120 120" aria-hidden="true">
      {sparks.map((index) => (
        <g key={index} transform={`rotate(${index * 36 + (index % 2) * 9})`}>
          <line
            x1="0"
            y1={index % 2 ? -44 : -42}
            x2="0"
            y2={index % 2 ? -49 : -54}
            style={{ animationDelay: `${280 + index * 18}ms` }}
          />
        </g>
      ))}
      <circle r="34" />
      <path d="m-14 1 10 10L15-10" pathLength="1" />
    </svg>
  )
}
