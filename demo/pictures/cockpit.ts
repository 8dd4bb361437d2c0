import type { Paint } from './paint.ts';
import { at, dot, element, group, type Point, shape, stroke, xy } from './svg.ts';

/** Side view, from the clamp to the grip. */
export function drawHandlebar(clamp: Point, bend: Point, grip: Point, bar: string) {
  const angle = (Math.atan2(grip.y - bend.y, grip.x - bend.x) * 180) / Math.PI;
  return [
    stroke(`M${xy(clamp)}Q${xy(bend)} ${xy(grip)}`, bar, 8),
    stroke(
      `M${xy(at(clamp.x - 1, clamp.y - 2))}Q${xy(at(bend.x, bend.y - 2))} ${xy(at(grip.x, grip.y - 2))}`,
      '#fff5',
      1.6,
    ),
    group(
      { transform: `translate(${xy(grip)}) rotate(${Math.round(angle)})` },
      element('rect', { x: -16, y: -7, width: 44, height: 14, rx: 6, fill: '#17181a' }),
      stroke('M-6-6V6M1-6V6M8-6V6M15-6V6', '#3a3d42', 1.6),
      dot(at(28, 0), 6.5, '#4d5157'),
      stroke('M-18 4C-4 16 12 15 26 13', '#8d949c', 4),
      element('rect', { x: -28, y: -8, width: 14, height: 17, rx: 4, fill: '#26282c' }),
    ),
  ].join('');
}

export function drawMeter(centre: Point, paint: Paint, tilt = -24) {
  return group(
    { transform: `translate(${xy(centre)}) rotate(${tilt})` },
    shape('M-20 6C-22-8-12-14 2-14H14C20-14 23-10 22-4L20 8Z', paint.trim),
    shape('M-18-3C-16-9-11-11 0-11H6L2-4Z', '#7d93a6', { opacity: '.7' }),
  );
}
