/** Our cover bar as a picture: workers' cover over a month, one of them with a gap, and today's line. */
export const CoverArt = () => (
  <svg className="cover-art" viewBox="0 0 400 148" aria-hidden="true">
    <defs>
      <pattern id="gap" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v6" className="art-gap" strokeWidth="3" />
      </pattern>
    </defs>
    {rows.map(([from, today, to], row) => (
      <g key={row} transform={`translate(0 ${row * 28 + 10})`}>
        <rect width="400" height="12" rx="6" className="art-none" />
        <rect x={from} width={today - from} height="12" rx="6" className="art-on" />
        <rect x={today} width={to - today} height="12" rx="6" className="art-later" />
      </g>
    ))}
    <rect x="96" y="66" width="84" height="12" fill="url(#gap)" />
    <path d="M248 0v148" className="art-today" strokeWidth="2" />
  </svg>
);

const rows: readonly (readonly [from: number, today: number, to: number])[] = [
  [0, 248, 400],
  [64, 248, 400],
  [180, 248, 360],
  [0, 248, 320],
  [248, 248, 400],
];
