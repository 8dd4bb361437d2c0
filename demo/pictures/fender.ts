import { around, type Point, round, shape, stroke, xy } from './svg.ts';

export interface Fender {
  wheel: Point;
  radius: number;
  /** In degrees; 0° is to the right, 90° is up. */
  from: number;
  to: number;
  depth: number;
  fill: string;
}

export function drawFender({ wheel, radius, from, to, depth, fill }: Fender) {
  const inner = radius - depth;
  const outerArc = (angle: number) => `A${round(radius)} ${round(radius)} 0 0 1 ${xy(around(wheel, radius, angle))}`;
  const innerArc = (angle: number) => `A${round(inner)} ${round(inner)} 0 0 0 ${xy(around(wheel, inner, angle))}`;
  const tip = around(wheel, radius - depth * 0.2, to - 3);
  const tail = around(wheel, radius - depth * 0.2, from + 3);
  const d = `M${xy(around(wheel, radius, from))}${outerArc(to)}Q${xy(tip)} ${xy(around(wheel, inner, to))}${innerArc(from)}Q${xy(tail)} ${xy(around(wheel, radius, from))}Z`;
  const shine = `M${xy(around(wheel, radius - 3, from - 6))}A${radius - 3} ${radius - 3} 0 0 1 ${xy(around(wheel, radius - 3, to + 8))}`;
  const shade = `M${xy(around(wheel, inner + 1.5, from - 2))}A${inner + 1.5} ${inner + 1.5} 0 0 1 ${xy(around(wheel, inner + 1.5, to + 2))}`;
  return shape(d, fill) + stroke(shine, '#fff7', 2) + stroke(shade, '#0004', 3);
}

export function drawCaliper(wheel: Point, distance: number, degrees: number, colour = '#2a2c30') {
  const centre = around(wheel, distance, degrees);
  const turn = `translate(${xy(centre)}) rotate(${round(90 - degrees)})`;
  return (
    shape('M-17-8H14c4 0 6 3 6 7v6c0 4-3 6-6 6H-14c-5 0-8-3-8-7v-5c0-4 2-7 5-7Z', colour, { transform: turn }) +
    stroke('M-13-3H-3M3-3H13', '#fff6', 2.4, { transform: turn })
  );
}
