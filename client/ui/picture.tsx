import { useState } from 'react';
import { PHOTO_WIDTHS, photoAddress } from '#contract/photo-address.ts';
import type { Photo } from '#contract/photos.ts';
import { isHydrated } from './hydration.ts';
import { whenIdle } from './idle.ts';
import { StandIn } from './image-placeholder.tsx';

interface PictureProps {
  /** Empty: there is none. */
  src: string;
  alt: string;
  /** Its frame, whose size never depends on the picture. */
  className: string;
  /** What is at that address, when it is a photo of ours. */
  photo?: Photo | undefined;
  /** How wide the frame is, in the words of HTML's `sizes`. */
  sizes?: string | undefined;
  /** Shown to its edges instead of filling the frame. */
  whole?: boolean;
  /** When it is fetched: before all else, at once, or when it comes near. */
  fetched?: 'first' | 'now' | 'near';
  onBroken?(): void;
}

const fetching = {
  first: { fetchPriority: 'high' },
  now: { loading: 'eager', decoding: 'async' },
  near: { loading: 'lazy', decoding: 'async' },
} as const;

/** Browsers fetch lazy pictures from far below; what is not rendered yet lets those that are seen come first. */
const RENDERED_NEAR = '[content-visibility:auto]';

/** Above the few pixels that stand in for it until then. */
const OVER = 'absolute inset-0 z-1 size-full transition-opacity duration-300';

/** A picture of ours; a drawn stand-in when there is none or it does not load. */
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

  // It may have come or failed before anybody listened. Nothing is drawn anew while the page comes alive.
  function look(image: HTMLImageElement | null) {
    if (!image?.complete) return;
    if (image.naturalWidth === 0) return whenIdle(giveUp);
    arrive();
  }

  if (!src || isForeign(src) || broken === src) return <StandIn alt={alt} className={className} />;
  const image = (
    <img
      ref={look}
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

/** Pictures of other sites are not loaded: their servers would learn who looks. We show our own copy as soon as there is one. */
const isForeign = (src: string) => /^(https?:|\/[/\\])/i.test(src);

/** A photo that is smaller than a width is not enlarged to it. */
function sources({ name, width: largest }: Photo) {
  return PHOTO_WIDTHS.filter((_, at) => at === 0 || (PHOTO_WIDTHS[at - 1] ?? 0) < largest)
    .map((width) => `${photoAddress(name, width)} ${Math.min(width, largest)}w`)
    .join(', ');
}
