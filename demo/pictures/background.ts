import { BRAND_TINTS, type Brand, type Tint } from './palette.ts';
import { at, dot, element, group, oval, shape, stroke } from './svg.ts';

/** Y coordinate of the ground line. */
export const GROUND = 500;
const HORIZON = 424;

type Backdrop = (tint: Tint, variant: number) => string;

const arches: Backdrop = (tint, variant) => {
  const centre = at([560, 250, 420][variant] ?? 420, HORIZON);
  return [330, 250, 170]
    .map((r, index) => dot(centre, r, index === 1 ? tint.sky : tint.shape, { opacity: index === 1 ? '.55' : '.42' }))
    .join('');
};

const slopes: Backdrop = (tint, variant) => {
  const x = [0, 210, -170][variant] ?? 0;
  return [0, 150, 300]
    .map((step, index) =>
      shape(
        `M${x + 180 + step * 1.1} 424L${x + 430 + step * 1.1} 0H${x + 530 + step * 1.1}L${x + 280 + step * 1.1} 424Z`,
        tint.shape,
        {
          opacity: String(0.5 - index * 0.13),
        },
      ),
    )
    .join('');
};

const hills: Backdrop = (tint, variant) => {
  const x = [0, -180, 150][variant] ?? 0;
  return group(
    { transform: `translate(${x} 0)` },
    dot(at(600, 170), 74, tint.sky, { opacity: '.9' }),
    shape('M-200 424V300C-60 236 60 214 190 262C330 314 420 196 560 186C720 176 820 262 1000 250V424Z', tint.shape, {
      opacity: '.45',
    }),
    shape('M-200 424V360C-20 330 120 368 280 340C440 312 560 296 700 334C820 366 900 340 1000 330V424Z', tint.shape, {
      opacity: '.6',
    }),
  );
};

const BACKDROPS: Record<Brand, Backdrop> = { yamaha: arches, hero: slopes, bajaj: hills };

export function drawBackground(brand: Brand, prefix: string, variant: number) {
  const tint = BRAND_TINTS[brand];
  const gradient = (id: string, from: string, to: string) =>
    element(
      'linearGradient',
      { id: prefix + id, x1: 0, y1: 0, x2: 0, y2: 1 },
      element('stop', { offset: 0, 'stop-color': from }),
      element('stop', { offset: 1, 'stop-color': to }),
    );
  return [
    element('defs', {}, gradient('bs', tint.sky, tint.air), gradient('bf', tint.edge, tint.floor)),
    element('rect', { width: 800, height: 600, fill: `url(#${prefix}bs)` }),
    BACKDROPS[brand](tint, variant),
    element('rect', { y: HORIZON, width: 800, height: 600 - HORIZON, fill: `url(#${prefix}bf)` }),
    stroke(`M0 ${HORIZON}H800`, '#fff8', 1.4),
    shape(`M0 560C260 536 540 536 800 560V600H0Z`, '#fff2'),
  ].join('');
}

export function drawShadow(fill: string, rear: number, front: number) {
  const middle = (rear + front) / 2;
  return [
    oval(at(middle, GROUND + 3), (front - rear) / 2 + 150, 24, fill),
    oval(at(rear, GROUND + 1), 62, 8, fill),
    oval(at(front, GROUND + 1), 58, 8, fill),
  ].join('');
}
