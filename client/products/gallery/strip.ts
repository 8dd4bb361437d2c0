import { useEffect, useRef, useState } from 'react';

export function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** The slide that a key or button scrolls to; slides on the way are not current. */
  const target = useRef<number>(undefined);

  function follow() {
    if (!strip.current) return;
    const seen = Math.round(strip.current.scrollLeft / strip.current.clientWidth);
    if (target.current !== undefined && target.current !== seen) return;
    target.current = undefined;
    setIndex(seen);
  }

  function go(wanted: number, { leap = Math.abs(wanted - index) > 1 } = {}) {
    const to = Math.max(0, Math.min(count - 1, wanted));
    if (to === index || !strip.current) return;
    target.current = to;
    setIndex(to);
    strip.current.scrollTo({ left: to * strip.current.clientWidth, behavior: leap ? 'instant' : 'auto' });
  }

  // It may have been scrolled before hydration.
  useEffect(() => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setIndex(Math.round(scrollLeft / clientWidth));
  }, []);

  const release = () => {
    target.current = undefined;
  };
  const strips = { ref: strip, onScroll: follow, onPointerDown: release, onWheel: release };
  return { strip, strips, index, go };
}
