import { useState } from 'react';

interface PictureProps {
  src: string;
  alt: string;
  className: string;
  /** The picture that a page is about: fetched first and shown whole. */
  main?: boolean;
}

/** A picture from elsewhere; a drawn stand-in when it does not load. */
export function Picture({ src, alt, className, main = false }: PictureProps) {
  const [broken, setBroken] = useState<string>();

  // It may have failed before the page came alive, when nobody listened yet.
  function look(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0) setBroken(src);
  }

  if (broken === src) return <StandIn alt={alt} className={className} />;
  return (
    <img
      ref={look}
      src={src}
      alt={alt}
      {...(main ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      onError={() => setBroken(src)}
      className={`${className} bg-base-300 ${main ? 'object-contain' : 'object-cover'}`}
    />
  );
}

function StandIn({ alt, className }: { alt: string; className: string }) {
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
