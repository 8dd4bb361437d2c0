import type { Point } from './zoom.ts';

const TAP_REACH_PX = 10;
const DOUBLE_TAP_MS = 300;
const WHEEL_STEP = 0.002;
/** Touchpads report a pinch as wheel events with Ctrl, in smaller steps. */
const PINCH_STEP = 0.01;

/** Points are in pixels from the centre of the frame. */
export interface Gestures {
  zoom(factor: number, at: Point): void;
  drag(by: Point): void;
  /** After the last finger, with the total offset; zero after a pinch. */
  release(offset: Point): void;
  doubleTap(at: Point): void;
}

/** Returns an unsubscribe function. */
export function listenFor(gestures: Gestures, frame: HTMLElement): () => void {
  const fingers = new Map<number, Point>();
  let offset: Point = { x: 0, y: 0 };
  let most = 0;
  let tapped = { when: 0, at: { x: 0, y: 0 } };
  const listening = new AbortController();
  const { signal } = listening;

  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      gestures.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? PINCH_STEP : WHEEL_STEP)), pointOf(event));
    },
    { signal, passive: false },
  );

  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      frame.setPointerCapture(event.pointerId);
      if (fingers.size === 0) [offset, most] = [{ x: 0, y: 0 }, 0];
      fingers.set(event.pointerId, pointOf(event));
      most = Math.max(most, fingers.size);
    },
    { signal },
  );

  frame.addEventListener(
    'pointermove',
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const spread = spreadOf(fingers);
      const centre = centreOf(fingers);
      fingers.set(event.pointerId, pointOf(event));
      const now = centreOf(fingers);
      const by = { x: now.x - centre.x, y: now.y - centre.y };
      if (spread > 0) gestures.zoom(spreadOf(fingers) / spread, now);
      offset = { x: offset.x + by.x, y: offset.y + by.y };
      gestures.drag(by);
    },
    { signal },
  );

  function lift(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    gestures.release(most === 1 ? offset : { x: 0, y: 0 });
    if (event.type === 'pointercancel' || most > 1 || Math.hypot(offset.x, offset.y) > TAP_REACH_PX) return;
    const tap = { when: event.timeStamp, at: pointOf(event) };
    const twice = tap.when - tapped.when < DOUBLE_TAP_MS && distance(tap.at, tapped.at) < 3 * TAP_REACH_PX;
    tapped = twice ? { ...tap, when: 0 } : tap;
    if (twice) gestures.doubleTap(tap.at);
  }
  frame.addEventListener('pointerup', lift, { signal });
  frame.addEventListener('pointercancel', lift, { signal });

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  return () => listening.abort();
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function spreadOf(fingers: Map<number, Point>) {
  const [one, other] = fingers.values();
  return one && other ? distance(one, other) : 0;
}

function centreOf(fingers: Map<number, Point>): Point {
  const points = [...fingers.values()].slice(0, 2);
  const mean = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { x: mean('x'), y: mean('y') };
}
