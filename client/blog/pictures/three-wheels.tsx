import type { ReactNode } from 'react';

const turns = (count: number) => Array.from({ length: count }, (_, turn) => (turn * 360) / count);

function Wheel({ x, children }: { x: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} 104)`}>
      <circle r="76" className="fill-base-100 stroke-base-content" strokeWidth="17" />
      {children}
      <circle r="15" className="fill-primary stroke-base-content" strokeWidth="6" />
    </g>
  );
}

export function ThreeWheels() {
  return (
    <g fill="none" className="stroke-base-content">
      <path d="M40 190H600" className="stroke-base-300" strokeWidth="6" strokeLinecap="round" />
      <Wheel x={132}>
        {turns(10).map((turn) => (
          <path key={turn} d="M10-10 -6-66M-10-10 6-66" strokeWidth="2.5" transform={`rotate(${turn})`} />
        ))}
      </Wheel>
      <Wheel x={320}>
        {turns(5).map((turn) => (
          <path key={turn} d="M0-12V-64" strokeWidth="15" transform={`rotate(${turn})`} />
        ))}
      </Wheel>
      <Wheel x={508}>
        <circle r="62" className="fill-base-300" stroke="none" />
        {turns(6).map((turn) => (
          <circle key={turn} cy="-42" r="9" className="fill-base-100" strokeWidth="4" transform={`rotate(${turn})`} />
        ))}
      </Wheel>
    </g>
  );
}
