import { useEffect, useRef, useState } from 'react';
import { type Gestures, listenFor } from './gestures.ts';
import { fitted, moved, type Point, type Room, type View, WHOLE, zoomed } from './zoom.ts';

const CLOSER = 2.5;
const SWIPE_PX = 60;
const MIDDLE = { x: 0, y: 0 };

/** A swipe across the whole picture asks for its neighbour. */
export function useZoom(onSwipe: (by: 1 | -1) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [view, setView] = useState<View>(WHOLE);
  const [dragged, setDragged] = useState(false);

  const room = () => roomOf(frame.current, picture.current);
  const zoom = (factor: number, at: Point = MIDDLE) => setView((now) => zoomed(now, factor, at, room()));
  const pan = (by: Point) => setView((now) => moved(now, by, room()));
  const reset = () => setView(WHOLE);

  const gestures: Gestures = {
    zoom,
    drag(by) {
      setDragged(true);
      if (view.scale > 1) pan(by);
      else setView(({ scale, x, y }) => (scale === 1 ? { scale, x: x + by.x, y } : { scale, x, y }));
    },
    release(offset) {
      setDragged(false);
      if (view.scale > 1) return;
      reset();
      if (Math.abs(offset.x) > SWIPE_PX && Math.abs(offset.x) > Math.abs(offset.y)) onSwipe(offset.x < 0 ? 1 : -1);
    },
    doubleTap: (at) => (view.scale > 1 ? reset() : zoom(CLOSER, at)),
  };

  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    if (!frame.current) return;
    return listenFor(
      {
        zoom: (factor, at) => latest.current.zoom(factor, at),
        drag: (by) => latest.current.drag(by),
        release: (offset) => latest.current.release(offset),
        doubleTap: (at) => latest.current.doubleTap(at),
      },
      frame.current,
    );
  }, []);

  return { frame, picture, view, dragged, zoom, pan, reset };
}

function roomOf(frame: HTMLElement | null, picture: HTMLImageElement | null): Room {
  const size = { x: frame?.clientWidth ?? 0, y: frame?.clientHeight ?? 0 };
  if (!picture?.naturalWidth) return { frame: size, picture: size };
  return { frame: size, picture: fitted({ x: picture.naturalWidth, y: picture.naturalHeight }, size) };
}
