import { useState } from 'react';
import { PHOTO_WIDTHS, photoAddress } from '#contract/photo-address.ts';
import type { Photo } from '#contract/photos.ts';
import { isHydrated } from './hydration.ts';
import { whenIdle } from './idle.ts';
import { ImagePlaceholder } from './image-placeholder.tsx';

interface PictureProps {
  /** Empty without a picture. */
  src: string;
  alt: string;
  /** The frame, whose size never depends on the picture. */
  className: string;
  photo?: Photo | undefined;
  sizes?: string | undefined;
  whole?: boolean;
  fetched?: 'first' | 'now' | 'near';
  onBroken?(): void;
}

const fetching = {
  first: { fetchPriority: 'high' },
  now: { loading: 'eager', decoding: 'async' },
  near: { loading: 'lazy', decoding: 'async' },
} as const;

/** Browsers load lazy pictures from far below. Skipped rendering lets visible ones load first. */
const RENDERED_NEAR = '[content-visibility:auto]';

const OVER = 'absolute inset-0 z-1 size-full transition-opacity duration-300';

export function Picture({
  src,
  alt,
  className,
  photo,
  sizes,
  whole = false,
  fetched = 'near',
  onBroken,
}: PictureProps) {
  const [isLate] = useState(isHydrated);
  const [broken, setBroken] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const comes = isLate && photo !== undefined && fetched !== 'first' && loaded !== src;

  function giveUp() {
    setBroken(src);
    onBroken?.();
  }

  function arrive() {
    if (comes) setLoaded(src);
  }

  // It may have loaded or failed before hydration. A ref changes it without a render.
  function checkImage(image: HTMLImageElement | null) {
    if (!image?.complete) return;
    if (image.naturalWidth === 0) return whenIdle(giveUp);
    arrive();
  }

  if (!src || isForeign(src) || broken === src) return <ImagePlaceholder alt={alt} className={className} />;
  const image = (
    <img
      ref={checkImage}
      alt={alt}
      {...(photo && { srcSet: sources(photo), sizes, width: photo.width, height: photo.height })}
      src={src}
      {...fetching[fetched]}
      onLoad={arrive}
      onError={giveUp}
      className={`${whole ? 'object-contain' : 'object-cover'} ${photo ? `${OVER} ${comes ? 'opacity-0' : ''}` : `${className} bg-base-300`}`}
    />
  );
  if (!photo) return image;
  return (
    <span
      className={`${className} ${fetched === 'near' ? RENDERED_NEAR : ''} relative isolate block overflow-hidden bg-base-300`}
    >
      {image}
      {isLate && (
        <img src={photo.placeholder} alt="" className="absolute inset-0 size-full scale-125 object-cover blur-xl" />
      )}
    </span>
  );
}

/** Pictures of other sites would reveal viewers to their servers. Our copy shows once it exists. */
const isForeign = (src: string) => /^(https?:|\/[/\\])/i.test(src);

/** A photo is never enlarged beyond its width. */
function sources({ name, width: largest }: Photo) {
  return PHOTO_WIDTHS.filter((_, at) => at === 0 || (PHOTO_WIDTHS[at - 1] ?? 0) < largest)
    .map((width) => `${photoAddress(name, width)} ${Math.min(width, largest)}w`)
    .join(', ');
}
