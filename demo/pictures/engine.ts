import type { Paint } from './paint.ts';
import { around, at, dot, element, group, type Point, ring, shape, stroke, xy } from './svg.ts';

export interface Engine {
  /** Position of the crankshaft. */
  centre: Point;
  /** Forward, in degrees. */
  lean: number;
  finish: 'black' | 'silver';
  cooling: 'air' | 'liquid';
  size?: number;
}

const CASE =
  'M-84-8C-86-30-70-44-48-46L6-50C22-52 34-50 44-42L66-24C78-12 80 10 70 26L52 46C46 52 38 54 28 54H-46C-60 54-68 48-72 38Z';
const COVER = 'M-62-2A42 40 0 0 1 20-16C26-8 28 4 24 16A42 40 0 0 1-46 34C-56 26-62 12-62-2Z';

function drawBarrel({ cooling }: Engine, metal: string) {
  const block = element('rect', { x: -27, y: -64, width: 54, height: 74, rx: 3, fill: '#1d1f22' });
  if (cooling === 'liquid') {
    return [
      element('rect', { x: -30, y: -60, width: 60, height: 66, rx: 6, fill: metal }),
      stroke('M-22-48H22M-22-30H22', '#0004', 1.5),
      stroke('M-24-54V0', '#fff4', 2),
    ].join('');
  }
  const fins = Array.from({ length: 7 }, (_, index) =>
    element('rect', { x: -37, y: -62 + index * 9.6, width: 74, height: 5, rx: 2.5, fill: metal }),
  );
  return block + fins.join('');
}

function drawHead(metal: string, paint: Paint) {
  return [
    shape('M-36-62L-32-84C-31-90-27-93-21-93H20C26-93 30-90 31-84L36-62Z', metal),
    shape('M-24-93L-20-104C-19-107-16-108-13-108H13C16-108 19-107 20-104L24-93Z', metal),
    stroke('M-27-84H26M-31-71H31', '#0005', 1.6),
    stroke('M-18-103H18', '#fff6', 1.6),
    dot(at(20, -78), 5, paint.chrome),
    stroke('M20-78C36-84 40-96 34-112', '#17181a', 4),
  ].join('');
}

function bolts(centre: Point, r: number, count: number) {
  return Array.from({ length: count }, (_, index) => around(centre, r, 20 + (index * 360) / count))
    .map((point) => `M${xy(point)}h.1`)
    .join('');
}

function drawCases(metal: string) {
  return [
    shape(CASE, metal),
    stroke('M-48-44L6-48C22-50 34-48 43-41L64-24', '#fff5', 2),
    shape(COVER, metal, { stroke: '#0007', 'stroke-width': 1.6 }),
    dot(at(-18, 8), 30, '#0002'),
    dot(at(-18, 7), 27, metal),
    ring(at(-18, 7), 27, 1.4, '#fff5'),
    ring(at(-18, 7), 17, 2.4, '#0004'),
    dot(at(44, 6), 19, metal, { stroke: '#0006', 'stroke-width': 1.4 }),
    ring(at(44, 6), 11, 1.6, '#fff4'),
    stroke(bolts(at(-18, 7), 37, 8) + bolts(at(44, 6), 15, 5), '#d5d9de', 3.4),
    dot(at(-60, 24), 6, '#191a1c'),
    stroke('M-70 44H40', '#0004', 4),
  ].join('');
}

const metalOf = (engine: Engine, paint: Paint) => (engine.finish === 'black' ? paint.iron : paint.metal);

export function drawCylinder(engine: Engine, paint: Paint) {
  const { centre, size = 1, lean } = engine;
  const place = `translate(${xy(centre)}) scale(${size}) translate(14 -38) rotate(${lean})`;
  const metal = metalOf(engine, paint);
  return group({ transform: place }, drawBarrel(engine, metal), drawHead(metal, paint));
}

export function drawEngine(engine: Engine, paint: Paint) {
  const place = `translate(${xy(engine.centre)}) scale(${engine.size ?? 1})`;
  return drawCylinder(engine, paint) + group({ transform: place }, drawCases(metalOf(engine, paint)));
}
