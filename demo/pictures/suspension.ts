import type { Paint } from './paint.ts';
import { along, at, dot, group, type Point, ring, shape, stroke, tube, xy } from './svg.ts';

export interface Fork {
  axle: Point;
  top: Point;
  style: 'telescopic' | 'upside-down' | 'gaiter';
  legs?: 'chrome' | 'gold' | 'dark';
  width?: number;
}

export function drawFork({ axle, top, style, legs = 'chrome', width = 15 }: Fork, paint: Paint) {
  const leg = { chrome: paint.chromeTube, gold: paint.goldTube, dark: paint.darkTube }[legs];
  const clamp = (share: number) => {
    const centre = along(axle, top, share);
    return dot(centre, width * 0.72, '#232529') + dot(centre, width * 0.28, '#6a7078');
  };
  if (style === 'upside-down') {
    const meet = along(axle, top, 0.36);
    return [
      tube(top, meet, width + 3, leg, 5),
      tube(meet, axle, width - 5, paint.chromeTube),
      tube(along(axle, top, 0.13), axle, width + 1, paint.darkTube, 5),
      clamp(0.74),
      clamp(0.97),
    ].join('');
  }
  const meet = along(axle, top, 0.5);
  return [
    tube(top, meet, width - 4, paint.chromeTube),
    tube(meet, axle, width + 1, legs === 'dark' ? paint.darkTube : leg, 5),
    style === 'gaiter'
      ? drawGaiter(along(axle, top, 0.48), along(axle, top, 0.78), width + 4)
      : tube(along(axle, top, 0.53), meet, width + 3, paint.darkTube, 2),
    clamp(0.78),
    clamp(0.98),
  ].join('');
}

function drawGaiter(from: Point, to: Point, width: number) {
  return (
    stroke(`M${xy(from)}L${xy(to)}`, '#1c1e21', width) +
    stroke(`M${xy(from)}L${xy(to)}`, '#43464c', width + 2, { 'stroke-dasharray': '3 4', 'stroke-linecap': 'butt' })
  );
}

export interface Swingarm {
  axle: Point;
  pivot: Point;
  fill: string;
  depth?: number;
}

export function drawSwingarm({ axle, pivot, fill, depth = 13 }: Swingarm) {
  const d = `M${xy(at(pivot.x + 6, pivot.y - depth))}L${xy(at(axle.x - 4, axle.y - depth * 0.62))}A${depth * 0.8} ${depth * 0.8} 0 0 0 ${xy(at(axle.x - 4, axle.y + depth * 0.62))}L${xy(at(pivot.x + 6, pivot.y + depth))}Z`;
  return [
    shape(d, fill),
    stroke(`M${xy(at(pivot.x, pivot.y - depth + 2))}L${xy(at(axle.x, axle.y - depth * 0.5))}`, '#fff4', 1.6),
    dot(pivot, depth * 0.75, '#202226'),
    dot(pivot, depth * 0.4, '#6a7078'),
    dot(axle, 9, '#24262a'),
    dot(axle, 5, '#b5bac1'),
  ].join('');
}

export function drawChain(axle: Point, engine: Point, sprocket = 34) {
  const small = 15;
  const line = `M${xy(at(axle.x, axle.y - sprocket))}L${xy(at(engine.x, engine.y - small))}M${xy(at(axle.x, axle.y + sprocket))}L${xy(at(engine.x, engine.y + small))}`;
  return [
    ring(axle, sprocket - 3, 6, '#5c6168', { 'stroke-dasharray': '3.4 2.4' }),
    ring(axle, sprocket - 8, 5, '#7f858d'),
    stroke(line, '#26282b', 6),
    stroke(line, '#8b9199', 3.4, { 'stroke-dasharray': '2.4 3.2', 'stroke-linecap': 'butt' }),
  ].join('');
}

export function drawShock(top: Point, bottom: Point, spring: string, paint: Paint) {
  const from = along(top, bottom, 0.14);
  const to = along(top, bottom, 0.74);
  return group(
    {},
    tube(top, bottom, 8, paint.chromeTube),
    tube(along(top, bottom, 0.7), bottom, 13, paint.darkTube, 4),
    stroke(`M${xy(from)}L${xy(to)}`, '#1b1c1f', 17, { 'stroke-linecap': 'butt' }),
    stroke(`M${xy(from)}L${xy(to)}`, spring, 18, { 'stroke-dasharray': '4 4.6', 'stroke-linecap': 'butt' }),
    dot(top, 7, '#2a2c30'),
    dot(bottom, 7, '#2a2c30'),
    dot(top, 3, '#b5bac1'),
    dot(bottom, 3, '#b5bac1'),
  );
}

export function drawLines(bar: Point, brake: Point) {
  const hose = `M${xy(bar)}C${xy(at(bar.x + 62, bar.y - 6))} ${xy(at(bar.x + 70, bar.y + 60))} ${xy(at(brake.x - 18, brake.y - 96))}S${xy(at(brake.x - 22, brake.y - 30))} ${xy(brake)}`;
  const cable = `M${xy(at(bar.x + 4, bar.y + 4))}C${xy(at(bar.x + 50, bar.y))} ${xy(at(bar.x + 46, bar.y + 60))} ${xy(at(bar.x + 18, bar.y + 84))}`;
  return stroke(cable, '#141517', 3) + stroke(hose, '#141517', 3) + stroke(hose, '#fff5', 0.8);
}
