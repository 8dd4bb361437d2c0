const marks = Array.from({ length: 39 }, (_, mark) => mark);

export function Calliper() {
  return (
    <g fill="none" className="stroke-base-content" strokeWidth="6" strokeLinejoin="round">
      <path d="M264 122 302 100 340 122V166L302 188 264 166Z" className="fill-primary" />
      <circle cx="302" cy="144" r="19" className="fill-base-100" />
      <path d="M60 34H600V78H60Z" className="fill-base-100" />
      <path d="M60 26H124L134 84 258 92V178L240 192 196 132 74 96Z" className="fill-base-100" />
      <path d="M330 26H470V86H424L388 132 364 192 346 178V86H330Z" className="fill-base-200" />
      <g strokeWidth="3">
        {marks.map((mark) => (
          <path key={mark} d={`M${146 + mark * 11.6} 36v${mark % 5 ? 11 : 20}`} />
        ))}
      </g>
      <path d="M350 62H450" className="stroke-primary" strokeWidth="9" />
      <circle cx="446" cy="104" r="15" className="fill-base-100" />
    </g>
  );
}
