const PITCH = 66;
const LAST = 6;
const pins = Array.from({ length: LAST + 1 }, (_, pin) => pin);
/** In the order of drawing: inner links first, outer links above them. */
const links = [LAST, ...pins.filter((link) => link % 2), ...pins.filter((link) => link % 2 === 0 && link < LAST)];

export function Chain() {
  return (
    <g fill="none" transform="translate(86 106) rotate(-4 198 0) scale(1.06)">
      {links.map((link) => {
        const nothing = link === LAST;
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
      {pins.map((pin) => (
        <g key={pin} transform={`translate(${pin * PITCH} 0)`}>
          <circle r="15" className="fill-base-100 stroke-base-content" strokeWidth="6" />
          <circle r="4" className="fill-base-content" />
        </g>
      ))}
    </g>
  );
}
