const ticks = Array.from({ length: 11 }, (_, tick) => -120 + tick * 24);
const dials = [
  { x: 320, y: 108, size: 1, needle: 48 },
  { x: 158, y: 132, size: 0.62, needle: -72 },
  { x: 482, y: 132, size: 0.62, needle: 96 },
];

export function Dials() {
  return (
    <g fill="none">
      <path
        d="M84 196c22-98 108-168 236-168s214 70 236 168z"
        className="fill-base-300 stroke-base-300"
        strokeWidth="20"
        strokeLinejoin="round"
      />
      {dials.map(({ x, y, size, needle }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle r="88" className="fill-base-100 stroke-base-content" strokeWidth="12" />
          {ticks.map((turn, index) => (
            <path
              key={turn}
              d="M0-72V-60"
              transform={`rotate(${turn})`}
              className={index > 8 ? 'stroke-primary' : 'stroke-base-content'}
              strokeWidth={index > 8 ? 9 : 4}
            />
          ))}
          <path d="M0 14V-54" transform={`rotate(${needle})`} className="stroke-base-content" strokeWidth="6" />
          <circle r="11" className="fill-primary stroke-base-content" strokeWidth="5" />
          <rect x="-26" y="40" width="52" height="18" rx="3" className="fill-base-300" />
        </g>
      ))}
    </g>
  );
}
