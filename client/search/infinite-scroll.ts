import { type RefObject, useEffect, useEffectEvent } from 'react';

const NEAR = '2000px';

/** Tells when an element is about to come into sight. */
export function useNearEnd(end: RefObject<HTMLElement | null>, onNear: () => void) {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    // A busy browser tells of several moments at once; the last one is now.
    const watch = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && tell(), {
      rootMargin: `${NEAR} 0px`,
    });
    watch.observe(mark);
    return () => watch.disconnect();
  });
}
