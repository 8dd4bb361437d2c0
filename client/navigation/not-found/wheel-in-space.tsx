const spokes = Array.from({ length: 8 }, (_, turn) => turn * 45);
const stars = [
  [34, 30, 2],
  [70, 150, 1.5],
  [292, 44, 2],
  [262, 166, 1.5],
  [312, 118, 2.5],
  [14, 104, 2.5],
  [120, 14, 1.5],
  [228, 10, 1.5],
];

const ring = {
  className: 'stroke-primary',
  strokeWidth: 7,
  strokeLinecap: 'round',
  transform: 'translate(165 95) rotate(-24)',
} as const;

export function WheelInSpace() {
  return (
    <svg viewBox="0 0 330 190" className="mx-auto w-full max-w-md" fill="none" aria-hidden="true">
      <g className="fill-base-content" opacity="0.45">
        {stars.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path d="M-140 0A140 27 0 0 1 140 0" {...ring} />
      <circle cx="165" cy="95" r="58" className="fill-base-100 stroke-base-content" strokeWidth="15" />
      <circle cx="165" cy="95" r="44" className="stroke-base-300" strokeWidth="4" />
      <g className="stroke-base-content" strokeWidth="3">
        {spokes.map((turn) => (
          <path key={turn} d="M165 84V53" transform={`rotate(${turn} 165 95)`} />
        ))}
      </g>
      <circle cx="165" cy="95" r="11" className="fill-primary stroke-base-content" strokeWidth="4" />
      <path d="M-140 0A140 27 0 0 0 140 0" {...ring} />
    </svg>
  );
}
