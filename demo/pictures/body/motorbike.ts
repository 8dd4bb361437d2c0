import type { Paint } from '../paint.ts';
import type { Brand } from '../palette.ts';
import type { Point } from '../svg.ts';

/** A body type: how each of its looks is drawn, standing on the ground line, 800 units wide with some air. */
export interface Motorbike {
  rear: Point;
  front: Point;
  draw: (paint: Paint, look: number, brand: Brand) => string;
}
