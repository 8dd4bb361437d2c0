/** How a picture is seen through its frame: how many times larger than whole, and how far it is moved, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Sizes in pixels: the frame's, and the picture's when it is shown whole. */
export interface Room {
  frame: Point;
  picture: Point;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 5;

/** The size of a picture that is shown whole. */
export function fitted(natural: Point, frame: Point): Point {
  const scale = Math.min(frame.x / natural.x, frame.y / natural.y);
  return { x: natural.x * scale, y: natural.y * scale };
}

/** Comes closer or goes back; what is seen at `at`, counted from the middle of the frame, stays there. */
export function zoomed(view: View, factor: number, at: Point, room: Room): View {
  const scale = clamped(view.scale * factor, 1, MOST_ZOOM);
  const grown = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, room);
}

export function moved(view: View, by: Point, room: Room): View {
  return kept({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, room);
}

/** No edge of the picture comes further in than the frame's, unless it is smaller: then it stays in the middle. */
function kept({ scale, x, y }: View, { frame, picture }: Room): View {
  const reach = (axis: 'x' | 'y') => Math.max(0, (picture[axis] * scale - frame[axis]) / 2);
  return { scale, x: clamped(x, -reach('x'), reach('x')), y: clamped(y, -reach('y'), reach('y')) };
}

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
