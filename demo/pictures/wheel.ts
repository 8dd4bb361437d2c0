import type { Paint } from './paint.ts';
import { around, dot, element, group, type Point, ring, round, stroke, xy } from './svg.ts';

export interface Wheel {
  centre: Point;
  /** Including the tyre. */
  radius: number;
  tyre: number;
  style: 'wire' | 'five' | 'split' | 'star';
  tread?: 'road' | 'knobbly';
  brake?: { disc: number } | 'drum';
  rim?: string;
  stripe?: string;
}

function drawTyre({ centre, radius, tyre, tread = 'road' }: Wheel) {
  const middle = radius - tyre / 2;
  const blocks = tread === 'knobbly' ? '7 5.5' : '2 7';
  return [
    ring(centre, middle, tyre, '#1b1c1f'),
    ring(centre, radius - 2.5, tread === 'knobbly' ? 7 : 4, tread === 'knobbly' ? '#141517' : '#303237', {
      'stroke-dasharray': blocks,
    }),
    ring(centre, radius - tyre * 0.42, tyre * 0.2, '#2e3035'),
    ring(centre, radius - tyre + 2.5, 1.2, '#4a4d53'),
    stroke(arc(centre, radius - tyre * 0.42, 150, 40), '#fff2', tyre * 0.2),
  ].join('');
}

function drawRim({ centre, radius, tyre, style, rim = '#2b2d31', stripe }: Wheel) {
  const width = style === 'wire' ? 7 : 9;
  const r = radius - tyre - width / 2 + 1;
  return [
    ring(centre, r, width, rim),
    stripe ? ring(centre, r, 3, stripe) : '',
    ring(centre, r + width / 2 - 1.4, 1.4, '#fff6'),
    ring(centre, r - width / 2 + 0.8, 1.6, '#0005'),
  ].join('');
}

function drawWires({ centre, radius, tyre }: Wheel) {
  const r = radius - tyre - 5;
  const wires = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * 360) / 32;
    const lean = index % 2 ? 38 : -38;
    return `M${xy(around(centre, 12, angle + lean))}L${xy(around(centre, r, angle))}`;
  });
  return stroke(wires.join(''), '#aeb4bb', 1.3) + stroke(wires.slice(0, 8).join(''), '#fff', 0.7);
}

const SPOKES = {
  five: { count: 5, turn: 18 },
  split: { count: 5, turn: 54 },
  star: { count: 8, turn: 10 },
};

/** From the hub at the origin along the x axis. */
function spoke(style: keyof typeof SPOKES, r: number) {
  const end = round(r);
  if (style === 'five')
    return `M8-9C${round(r * 0.4)}-7 ${round(r * 0.7)}-7 ${end}-11V11C${round(r * 0.7)} 7 ${round(r * 0.4)} 7 8 9Z`;
  if (style === 'star') return `M8-5L${end}-4V4L8 5Z`;
  const fork = round(r * 0.42);
  return `M6-8L${fork}-6 ${end}-17V-9L${round(r * 0.56)} 0L${end} 9V17L${fork} 6L6 8Z`;
}

function drawCast(wheel: Wheel & { style: keyof typeof SPOKES }, paint: Paint) {
  const { centre, radius, tyre, style, rim = '#2b2d31' } = wheel;
  const { count, turn } = SPOKES[style];
  const id = `${paint.prefix}w${round(centre.x)}`;
  const turned = Array.from({ length: count - 1 }, (_, index) =>
    element('use', { href: `#${id}`, transform: `rotate(${round(((index + 1) * 360) / count)})` }),
  );
  const first = element('path', { id, d: spoke(style, radius - tyre - 6) });
  const place = `translate(${xy(centre)}) rotate(${turn})`;
  const light = { fill: rim, stroke: '#fff3' };
  return group({ transform: place, ...light }, first, ...turned) + dot(centre, 16, paint.iron);
}

function drawBrake({ centre, brake }: Wheel, paint: Paint) {
  if (!brake) return '';
  if (brake === 'drum') {
    return (
      dot(centre, 24, paint.metal) + ring(centre, 17, 2, '#5d636b', { opacity: '.6' }) + ring(centre, 22, 1, '#fff8')
    );
  }
  const holes = Math.round(brake.disc / 2.2);
  const gap = (2 * Math.PI * (brake.disc - 6)) / holes - 3;
  return [
    ring(centre, brake.disc - 6, 12, '#a7adb5'),
    ring(centre, brake.disc - 1, 1.4, '#f0f2f4'),
    ring(centre, brake.disc - 6, 3, '#5f656d', { 'stroke-dasharray': `3 ${round(gap)}`, 'stroke-linecap': 'round' }),
    ring(centre, brake.disc - 14, 3, '#4a4e55', { 'stroke-dasharray': '10 8' }),
  ].join('');
}

/** Clockwise; 0° is to the right, 90° is up. */
export function arc(centre: Point, r: number, from: number, to: number) {
  const large = Math.abs(from - to) > 180 ? 1 : 0;
  return `M${xy(around(centre, r, from))}A${round(r)} ${round(r)} 0 ${large} 1 ${xy(around(centre, r, to))}`;
}

export function drawWheel(wheel: Wheel, paint: Paint) {
  const { style } = wheel;
  return group(
    {},
    style === 'wire' ? drawWires(wheel) : drawCast({ ...wheel, style }, paint),
    drawTyre(wheel),
    drawRim(wheel),
    drawBrake(wheel, paint),
    dot(wheel.centre, 11, paint.metal),
    dot(wheel.centre, 5, '#4a4e55'),
  );
}
