import type { Paint } from './paint.ts';
import { element, group, type Point, round, stroke, xy } from './svg.ts';

/** Three strokes of one path read as a round tube. */
export function drawPipe(d: string, width: number, finish: 'chrome' | 'black' = 'chrome') {
  const [edge, face, shine] =
    finish === 'chrome' ? ['#5d646c', '#aab1b9', '#f2f4f6'] : ['#0f1012', '#33363b', '#6c7178'];
  return stroke(d, edge, width) + stroke(d, face, width * 0.68) + stroke(d, shine, width * 0.2);
}

export interface Muffler {
  /** Inlet and far end. */
  from: Point;
  to: Point;
  width: number;
  style: 'chrome' | 'black' | 'stub';
}

export function drawMuffler({ from, to, width, style }: Muffler, paint: Paint) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const h = width / 2;
  const skin = style === 'chrome' ? paint.chrome : paint.trim;
  const body = `M0 ${-h * 0.45}C${round(length * 0.14)} ${-h} ${round(length * 0.2)} ${-h} ${round(length * 0.3)} ${-h}L${round(length - 8)} ${-h * 0.92}L${round(length)} ${h * 0.5}L${round(length - 10)} ${h}H${round(length * 0.3)}C${round(length * 0.2)} ${h} ${round(length * 0.14)} ${h} 0 ${h * 0.45}Z`;
  const flip = Math.abs(angle) > 90 ? ' scale(1 -1)' : '';
  return group(
    { transform: `translate(${xy(from)}) rotate(${round(angle)})${flip}` },
    element('path', { d: body, fill: skin }),
    style === 'chrome'
      ? stroke(
          `M${round(length * 0.28)} ${-h * 0.9}V${h * 0.9}M${round(length * 0.9)} ${-h * 0.85}V${h * 0.85}`,
          '#5d646c',
          1.6,
          { opacity: '.6' },
        )
      : element('path', {
          d: `M${round(length * 0.3)} ${-h * 0.62}H${round(length * 0.82)}L${round(length * 0.78)} ${h * 0.5}H${round(length * 0.34)}Z`,
          fill: paint.metal,
          opacity: '.9',
        }),
    stroke(`M${round(length * 0.16)} ${-h * 0.62}L${round(length * 0.92)} ${-h * 0.62}`, '#fff7', 2),
    element('ellipse', { cx: round(length - 3), cy: 0, rx: 4, ry: round(h * 0.55), fill: '#0c0d0e' }),
  );
}
