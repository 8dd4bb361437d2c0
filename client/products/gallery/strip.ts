import { useEffect, useRef, useState } from 'react';

/** A strip of slides, each as wide as the strip: which one is seen, and how to get to another. */
export function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** Where a key or button is taking the strip; what it passes on the way is not meant. */
  const bound = useRef<number>(undefined);

  function follow() {
    if (!strip.current) return;
    const seen = Math.round(strip.current.scrollLeft / strip.current.clientWidth);
    if (bound.current !== undefined && bound.current !== seen) return;
    bound.current = undefined;
    setIndex(seen);
  }

  function go(wanted: number, { leap = Math.abs(wanted - index) > 1 } = {}) {
    const to = Math.max(0, Math.min(count - 1, wanted));
    if (to === index || !strip.current) return;
    bound.current = to;
    setIndex(to);
    strip.current.scrollTo({ left: to * strip.current.clientWidth, behavior: leap ? 'instant' : 'auto' });
  }

  // A finger may have moved it before the page came alive.
  useEffect(() => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setIndex(Math.round(scrollLeft / clientWidth));
  }, []);

  const release = () => {
    bound.current = undefined;
  };
  const strips = { ref: strip, onScroll: follow, onPointerDown: release, onWheel: release };
  return { strip, strips, index, go };
}
