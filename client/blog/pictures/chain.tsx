const PITCH = 66;
const links = Array.from({ length: 7 }, (_, link) => link);

/** A chain: the yellow link is the one at hand, the last leads to nothing. */
export function Chain() {
  return (
    <g fill="none" transform="translate(98 108) rotate(-4 198 0)">
      {links.map((link) => {
        const nothing = link === links.length - 1;
        return (
          <rect
            key={link}
            x={link * PITCH - 28}
            y={link % 2 ? -22 : -28}
            width={PITCH + 56}
            height={link % 2 ? 44 : 56}
            rx={link % 2 ? 22 : 28}
            className={`${link === 0 ? 'fill-primary' : 'fill-base-100'} ${nothing ? 'stroke-base-300' : 'stroke-base-content'}`}
            strokeWidth={nothing ? 4 : 7}
            strokeDasharray={nothing ? '3 10' : undefined}
            strokeLinecap="round"
          />
        );
      })}
      {links.map((link) => (
        <g key={link} transform={`translate(${link * PITCH} 0)`}>
          <circle r="15" className="fill-base-100 stroke-base-content" strokeWidth="6" />
          <circle r="4" className="fill-base-content" />
        </g>
      ))}
    </g>
  );
}
