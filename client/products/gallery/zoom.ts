/** `scale` is 1 for the whole picture; the offset is in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** In pixels; the picture's size is that at scale 1. */
export interface Room {
  frame: Point;
  picture: Point;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 5;

export function fitted(natural: Point, frame: Point): Point {
  const scale = Math.min(frame.x / natural.x, frame.y / natural.y);
  return { x: natural.x * scale, y: natural.y * scale };
}

/** The point `at`, in pixels from the frame's centre, stays in place. */
export function zoomed(view: View, factor: number, at: Point, room: Room): View {
  const scale = clamped(view.scale * factor, 1, MOST_ZOOM);
  const grown = scale / view.scale;
  return withinFrame({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, room);
}

export function moved(view: View, by: Point, room: Room): View {
  return withinFrame({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, room);
}

/** No edge moves into the frame; a smaller picture is centred. */
function withinFrame({ scale, x, y }: View, { frame, picture }: Room): View {
  const reach = (axis: 'x' | 'y') => Math.max(0, (picture[axis] * scale - frame[axis]) / 2);
  return { scale, x: clamped(x, -reach('x'), reach('x')), y: clamped(y, -reach('y'), reach('y')) };
}

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
