import type { Paint } from './paint.ts';
import { at, dot, element, group, oval, type Point, shape, stroke, xy } from './svg.ts';

export function drawRoundHeadlight(centre: Point, r: number, shell: string, paint: Paint) {
  return group(
    { transform: `translate(${xy(centre)})` },
    shape(`M4 ${-r}C${-r * 1.3} ${-r * 0.95} ${-r * 1.3} ${r * 0.95} 4 ${r}Z`, shell),
    element('rect', { x: 1, y: -r - 1, width: 7, height: 2 * r + 2, rx: 3, fill: paint.chrome }),
    shape(`M8 ${-r + 1}C${r * 0.62} ${-r * 0.6} ${r * 0.62} ${r * 0.6} 8 ${r - 1}Z`, paint.lamp),
  );
}

export function drawIndicator(from: Point, to: Point) {
  return (
    stroke(`M${xy(from)}L${xy(to)}`, '#202226', 4) +
    oval(to, 10, 6, '#1f2124') +
    oval(at(to.x + 1, to.y), 7.5, 4.4, '#f59a1f') +
    oval(at(to.x - 1, to.y - 1.4), 3.4, 1.3, '#ffe1a6')
  );
}

export function drawPlate(from: Point, to: Point) {
  return [
    stroke(`M${xy(from)}L${xy(to)}`, '#1f2124', 9),
    element('rect', {
      x: -4,
      y: -3,
      width: 7,
      height: 34,
      rx: 2,
      fill: '#e9eaec',
      stroke: '#2a2c30',
      'stroke-width': 1.5,
      transform: `translate(${xy(to)}) rotate(18)`,
    }),
    dot(at(to.x - 2, to.y - 10), 5, '#b3202b'),
  ].join('');
}

export function drawMirror(foot: Point, head: Point, round = false) {
  return [
    stroke(`M${xy(foot)}C${foot.x + 2} ${foot.y - 20} ${head.x + 8} ${head.y + 24} ${xy(head)}`, '#1d1f22', 4),
    round
      ? oval(head, 9, 15, '#1d1f22', { transform: `rotate(14 ${xy(head)})` })
      : shape(`M${xy(at(head.x - 7, head.y + 13))}l-3-22c0-6 4-9 9-9l12 2c4 1 5 4 4 8l-7 17c-1 4-4 6-8 6Z`, '#1d1f22'),
    stroke(`M${xy(at(head.x - 5, head.y + 6))}l-1-15`, '#9aa4ad', 2.4, { opacity: '.8' }),
  ].join('');
}
