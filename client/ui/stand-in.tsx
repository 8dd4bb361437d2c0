/** Drawn where a picture should be. */
export function StandIn({ alt, className }: { alt: string; className: string }) {
  return (
    <div
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`${className} @container grid place-items-center bg-base-300`}
    >
      <div className="text-center text-sm text-quiet">
        <svg
          viewBox="0 0 120 70"
          className="mx-auto w-16 @min-[12rem]:w-32"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          aria-hidden="true"
        >
          <circle cx="26" cy="46" r="17" />
          <circle cx="94" cy="46" r="17" />
          <path
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M26 46 44 26h28l8-12h8M72 26l22 20M44 26l16 20h14M34 20h18"
          />
        </svg>
        <span className="hidden @min-[12rem]:inline">No picture</span>
      </div>
    </div>
  );
}
