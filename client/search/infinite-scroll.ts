import { type RefObject, useEffect, useEffectEvent } from 'react';

const NEAR = '2000px';

export function useInfiniteScroll(end: RefObject<HTMLElement | null>, onNear: () => void) {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    // A busy browser delivers several entries at once; the last one is current.
    const watch = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && notify(), {
      rootMargin: `${NEAR} 0px`,
    });
    watch.observe(mark);
    return () => watch.disconnect();
  });
}
