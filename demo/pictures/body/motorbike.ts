import type { Paint } from '../paint.ts';
import type { Brand } from '../palette.ts';
import type { Point } from '../svg.ts';

/** One drawing per look, standing on the ground line, 800 units wide. */
export interface Motorbike {
  rear: Point;
  front: Point;
  draw: (paint: Paint, look: number, brand: Brand) => string;
}
