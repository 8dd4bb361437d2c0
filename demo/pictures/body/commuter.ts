import { drawHandlebar, drawMeter } from '../cockpit.ts';
import { drawEngine } from '../engine.ts';
import { drawMuffler, drawPipe } from '../exhaust.ts';
import { drawCaliper, drawFender } from '../fender.ts';
import { drawCrashGuard } from '../guard.ts';
import { drawIndicator, drawMirror, drawPlate, drawRoundHeadlight } from '../lights.ts';
import type { Paint } from '../paint.ts';
import { drawFork, drawLines, drawShock, drawSwingarm } from '../suspension.ts';
import { at, dot, element, group, shape, stroke } from '../svg.ts';
import { drawWheel, type Wheel } from '../wheel.ts';
import type { Motorbike } from './motorbike.ts';

const REAR = at(204, 402);
const FRONT = at(608, 402);
const HEAD = at(502, 184);

interface Look {
  wheels: Wheel['style'];
  front: 'cowl' | 'round' | 'visor';
  black?: true;
  lean: number;
  extras: ('disc' | 'guard' | 'carrier' | 'chrome' | 'shroud')[];
}

const LOOKS: Look[] = [
  { wheels: 'five', front: 'cowl', lean: 34, extras: [] },
  { wheels: 'wire', front: 'round', lean: 34, extras: ['guard', 'carrier'] },
  { wheels: 'split', front: 'visor', lean: 12, extras: ['disc', 'shroud'] },
  { wheels: 'star', front: 'cowl', lean: 12, black: true, extras: ['disc', 'guard', 'shroud'] },
  { wheels: 'wire', front: 'round', lean: 20, extras: ['chrome'] },
];

const TANK =
  'M336 252C336 240 344 226 360 214C384 196 420 188 448 192C478 196 500 212 510 232L520 258C520 264 516 268 510 268L372 270C350 268 338 262 336 252Z';

function drawTank(look: Look, number: number, paint: Paint) {
  const stripes = [
    'M350 246C390 240 450 236 508 222L512 232C460 246 396 252 352 258Z',
    'M348 252H514V258H352Z',
    'M372 264C400 238 440 222 500 214L507 224C456 232 424 244 402 266Z',
  ];
  return [
    shape(TANK, paint.tank),
    look.extras.includes('chrome')
      ? shape(
          'M346 258C352 236 378 222 410 224C440 226 462 240 468 264L376 266C360 266 350 264 346 258Z',
          paint.chrome,
        ) + dot(at(412, 246), 12, paint.base)
      : shape(stripes[number % 3] as string, paint.accent, { opacity: '.92' }),
    shape('M372 216C400 200 430 196 456 199C472 202 484 208 492 216C456 208 414 210 380 226Z', paint.gloss, {
      opacity: '.75',
    }),
    stroke('M340 262C350 268 360 269 372 269L512 267', '#0005', 2.4),
    shape('M414 190c8-4 24-4 32-1l-2 5h-28Z', paint.chrome),
  ].join('');
}

function drawShroud(paint: Paint) {
  return [
    shape('M452 236L508 224L526 256L518 284L492 308L474 302L480 272L456 262Z', paint.panel),
    shape('M490 252L518 246L524 258L516 280L494 298L484 294L488 272Z', '#17181b'),
    stroke('M494 264L520 258M494 276L516 270', '#484c52', 2.2),
    stroke('M454 237L508 225L524 254', '#fff8', 1.8),
  ].join('');
}

function drawSeat(paint: Paint) {
  return [
    shape('M344 262L300 290L190 262L150 240L168 232L340 246Z', '#1a1b1e'),
    shape('M346 262C330 280 300 284 268 278L176 250L140 226L162 226C220 244 290 262 346 252Z', paint.panel),
    stroke('M336 264C310 276 286 274 262 268L178 243', '#fff6', 1.6),
    shape(
      'M350 258C310 262 280 258 256 248C224 236 190 236 156 232C146 230 144 214 154 210C196 204 236 208 264 218C286 226 316 228 346 226C354 226 360 232 358 240Z',
      paint.seat,
    ),
    stroke('M262 220C256 230 252 240 254 248', '#0008', 1.6),
    stroke('M158 214C198 208 234 212 262 222C286 230 316 232 346 230', '#fff4', 1.6),
    shape('M140 226L164 228L180 242L174 252C160 248 146 238 140 226Z', '#c3262f'),
  ].join('');
}

function drawSidePanel(paint: Paint) {
  return [
    shape('M352 268L326 296L296 372L332 404L372 396L398 290L388 268Z', '#191a1d'),
    shape('M350 276C330 282 312 300 306 326C302 346 310 358 326 358L352 352C362 326 372 304 384 280Z', paint.panel),
    stroke('M346 284C330 290 318 304 313 324', '#fff7', 1.8),
    stroke('M318 336L354 322', paint.accent, 4, { opacity: '.9' }),
  ].join('');
}

function drawRail(look: Look) {
  if (look.extras.includes('carrier')) {
    return (
      drawPipe('M252 244L228 200H112C102 202 102 214 112 214L158 222', 8, 'black') +
      stroke('M134 200V212M164 200V206M194 200V206', '#43464c', 5)
    );
  }
  return drawPipe(
    'M262 252C236 214 196 196 146 198C136 199 132 206 138 212L150 226',
    8,
    look.black ? 'black' : 'chrome',
  );
}

function drawFront(look: Look, paint: Paint) {
  if (look.front === 'round') {
    return (
      stroke('M520 220L548 212', '#1d1f22', 8) +
      drawRoundHeadlight(at(556, 222), 27, look.extras.includes('chrome') ? paint.chrome : paint.panel, paint)
    );
  }
  const visor =
    look.front === 'visor'
      ? shape('M526 202C532 176 546 158 566 150C580 162 590 180 592 204Z', paint.glass) +
        stroke('M566 150C580 162 590 180 592 204', '#fffc', 2)
      : '';
  return [
    visor,
    shape(
      'M514 214C526 196 548 186 576 188C590 196 598 210 598 228C594 248 578 260 554 260C536 254 520 238 514 214Z',
      paint.tank,
    ),
    shape(
      'M566 202C580 198 592 202 597 214C600 230 592 244 580 250C570 252 560 248 556 242C554 226 558 212 566 202Z',
      paint.lamp,
    ),
    stroke('M562 206C555 218 554 232 558 244', '#fffc', 2.6),
    stroke('M522 214C534 200 552 193 572 193', '#fff8', 1.8),
  ].join('');
}

function drawMiddle(look: Look, paint: Paint) {
  const finish = look.black ? 'black' : 'silver';
  return [
    stroke('M512 250L486 320L452 430', '#222428', 12),
    stroke('M340 264L512 246', '#222428', 12),
    drawSidePanel(paint),
    drawPipe('M474 330C504 346 500 410 474 440C464 450 440 452 420 452H320', 12, look.black ? 'black' : 'chrome'),
    drawEngine({ centre: at(404, 392), lean: look.lean, finish, cooling: 'air', size: 0.92 }, paint),
    stroke('M380 402L352 352L334 340', '#7d838b', 6),
    element('rect', { x: 318, y: 332, width: 22, height: 9, rx: 4, fill: '#17181a', transform: 'rotate(20 328 336)' }),
  ].join('');
}

function drawCommuter(paint: Paint, number: number) {
  const look = LOOKS[number - 1] as Look;
  const has = (extra: Look['extras'][number]) => look.extras.includes(extra);
  const chrome = !look.black;
  const rim = look.wheels === 'wire' ? '#aab0b7' : '#2b2d31';
  return [
    drawMirror(at(486, 162), at(464, 112), look.front === 'round'),
    drawWheel({ centre: REAR, radius: 98, tyre: 24, style: look.wheels, rim, brake: 'drum' }, paint),
    drawWheel(
      { centre: FRONT, radius: 98, tyre: 20, style: look.wheels, rim, brake: has('disc') ? { disc: 46 } : 'drum' },
      paint,
    ),
    drawFender({
      wheel: REAR,
      radius: 112,
      from: 158,
      to: 46,
      depth: 14,
      fill: chrome && has('chrome') ? paint.chrome : '#202226',
    }),
    drawPlate(at(150, 290), at(102, 330)),
    drawIndicator(at(166, 262), at(130, 270)),
    shape('M204 391L352 384V398L204 413Z', paint.trim),
    drawMiddle(look, paint),
    drawSwingarm({ axle: REAR, pivot: at(334, 400), fill: paint.trim, depth: 9 }),
    drawShock(at(266, 274), at(214, 388), chrome ? '#d7dbe0' : '#c3262f', paint),
    drawMuffler({ from: at(330, 450), to: at(130, 430), width: 36, style: chrome ? 'chrome' : 'black' }, paint),
    drawFork(
      {
        axle: FRONT,
        top: HEAD,
        style: has('carrier') ? 'gaiter' : 'telescopic',
        legs: chrome ? 'chrome' : 'dark',
        width: 13,
      },
      paint,
    ),
    drawLines(at(486, 162), has('disc') ? at(572, 378) : at(598, 392)),
    has('disc') ? drawCaliper(FRONT, 42, 152) : '',
    drawFender({ wheel: FRONT, radius: 110, from: 148, to: 26, depth: 14, fill: paint.fender }),
    drawRail(look),
    drawSeat(paint),
    drawTank(look, number, paint),
    has('shroud') ? drawShroud(paint) : '',
    drawFront(look, paint),
    drawMeter(at(524, 172), paint),
    drawHandlebar(HEAD, at(500, 148), at(452, 162), chrome ? '#9aa1a9' : '#1d1f22'),
    drawIndicator(at(526, 246), at(548, 278)),
    has('guard') ? group({ transform: 'translate(-18 4)' }, drawCrashGuard(chrome ? 'chrome' : 'black')) : '',
    stroke('M342 414L358 430H382', '#8b9199', 7),
  ].join('');
}

export const commuter: Motorbike = { rear: REAR, front: FRONT, draw: drawCommuter };
