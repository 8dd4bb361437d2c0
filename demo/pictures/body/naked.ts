import { drawHandlebar, drawMeter } from '../cockpit.ts';
import { drawEngine } from '../engine.ts';
import { drawMuffler, drawPipe } from '../exhaust.ts';
import { drawCaliper, drawFender } from '../fender.ts';
import { drawCrashGuard, drawGrabRail } from '../guard.ts';
import { drawIndicator, drawMirror, drawPlate } from '../lights.ts';
import type { Paint } from '../paint.ts';
import { drawFlatSeat, drawRaisedSeat, drawSplitSeat } from '../seat.ts';
import { drawChain, drawFork, drawLines, drawShock, drawSwingarm } from '../suspension.ts';
import { at, dot, shape, stroke } from '../svg.ts';
import { drawEdgeTank, drawMuscleTank, drawTeardropTank } from '../tank.ts';
import { drawWheel, type Wheel } from '../wheel.ts';
import type { Motorbike } from './motorbike.ts';
import { drawFront, type Front } from './naked-front.ts';

const REAR = at(202, 402);
const FRONT = at(622, 402);
const HEAD = at(520, 184);
const PIVOT = at(338, 386);

interface Look {
  tank: 'muscle' | 'edge' | 'teardrop';
  wheels: Wheel['style'];
  front: Front;
  seat: 'split' | 'raised' | 'flat';
  exhaust: 'stub' | 'high' | 'long' | 'short';
  cooling: 'air' | 'liquid';
  extras: ('belly' | 'guard' | 'rail' | 'shocks' | 'stripe')[];
}

const LOOKS: Look[] = [
  {
    tank: 'muscle',
    wheels: 'five',
    front: 'wedge',
    seat: 'split',
    exhaust: 'stub',
    cooling: 'liquid',
    extras: ['belly'],
  },
  {
    tank: 'edge',
    wheels: 'split',
    front: 'mask',
    seat: 'split',
    exhaust: 'high',
    cooling: 'liquid',
    extras: ['stripe'],
  },
  {
    tank: 'muscle',
    wheels: 'split',
    front: 'wedge',
    seat: 'raised',
    exhaust: 'long',
    cooling: 'air',
    extras: ['guard', 'rail'],
  },
  {
    tank: 'teardrop',
    wheels: 'star',
    front: 'round',
    seat: 'flat',
    exhaust: 'short',
    cooling: 'air',
    extras: ['shocks'],
  },
  {
    tank: 'muscle',
    wheels: 'five',
    front: 'quarter',
    seat: 'raised',
    exhaust: 'long',
    cooling: 'air',
    extras: ['rail', 'shocks'],
  },
];

function drawExhaust(exhaust: Look['exhaust'], retro: boolean, paint: Paint) {
  const header = 'M478 318C512 330 510 402 482 438C472 450 446 454 420 454H';
  const finish = retro ? 'chrome' : 'black';
  if (exhaust === 'high') {
    return (
      drawPipe(`${header}360C336 452 322 432 306 404L290 376`, 14, 'chrome') +
      drawMuffler({ from: at(300, 372), to: at(146, 296), width: 32, style: 'black' }, paint) +
      drawMuffler({ from: at(294, 396), to: at(142, 322), width: 32, style: 'black' }, paint)
    );
  }
  if (exhaust === 'stub') {
    return (
      drawPipe(`${header}390`, 15, finish) +
      shape('M302 418L400 436L420 462L396 472H322L286 450L282 424Z', paint.trim) +
      stroke('M304 424L390 440', '#fff4', 2) +
      shape('M282 424L300 420L310 450L290 448Z', paint.metal) +
      dot(at(290, 437), 6, '#0c0d0e')
    );
  }
  const end = exhaust === 'short' ? at(236, 436) : at(166, 400);
  return (
    drawPipe(`${header}330`, 14, 'chrome') +
    drawMuffler({ from: at(344, 452), to: end, width: 42, style: retro ? 'chrome' : 'black' }, paint)
  );
}

function drawSeat(seat: Look['seat'], paint: Paint) {
  if (seat === 'flat') return drawFlatSeat(paint);
  return seat === 'split' ? drawSplitSeat(paint) : drawRaisedSeat(paint);
}

function drawTank(tank: Look['tank'], number: number, paint: Paint) {
  if (tank === 'teardrop') return drawTeardropTank(paint);
  return tank === 'edge' ? drawEdgeTank(paint) : drawMuscleTank(paint, number);
}

function drawMiddle(look: Look, paint: Paint) {
  return [
    shape('M330 268L560 236L548 262L500 300L372 412H322L312 380Z', '#191a1d'),
    stroke('M546 244L516 306L470 424', '#2b2d31', 13),
    stroke('M543 246L513 306', '#fff4', 1.6),
    look.cooling === 'liquid'
      ? shape('M500 288L528 296L512 372L486 366Z', '#222428') +
        stroke('M498 300L520 306M496 312L518 318M493 324L515 330M490 336L512 342M488 348L509 354', '#5b6067', 2)
      : '',
    drawEngine(
      {
        centre: at(412, 388),
        lean: look.tank === 'teardrop' ? 8 : 16,
        finish: look.tank === 'teardrop' ? 'silver' : 'black',
        cooling: look.cooling,
      },
      paint,
    ),
    look.extras.includes('belly')
      ? shape('M404 448L500 402L520 392L524 420L506 452L470 470H412Z', paint.panel) +
        stroke('M412 454L510 408', paint.accent, 3, { opacity: '.8' })
      : '',
  ].join('');
}

function drawNaked(paint: Paint, number: number) {
  const look = LOOKS[number - 1] as Look;
  const has = (extra: Look['extras'][number]) => look.extras.includes(extra);
  const retro = look.tank === 'teardrop';
  const stripe = has('stripe') ? paint.base : undefined;
  return [
    drawMirror(at(504, 164), at(478, 118), retro),
    drawWheel({ centre: REAR, radius: 98, tyre: 33, style: look.wheels, stripe, brake: { disc: 36 } }, paint),
    drawChain(REAR, at(352, 384)),
    drawWheel({ centre: FRONT, radius: 98, tyre: 28, style: look.wheels, stripe, brake: { disc: 50 } }, paint),
    drawPlate(at(186, 244), at(118, 322)),
    drawIndicator(at(176, 246), at(140, 264)),
    drawFender({ wheel: REAR, radius: 110, from: 128, to: 52, depth: 11, fill: '#1d1f22' }),
    stroke('M262 312L292 366M160 316L196 388', '#1d1f22', 5),
    drawMiddle(look, paint),
    drawSwingarm({ axle: REAR, pivot: PIVOT, fill: retro ? paint.trim : paint.iron, depth: 14 }),
    has('shocks') ? drawShock(at(276, 268), at(222, 392), retro ? '#d7dbe0' : '#c3262f', paint) : '',
    drawExhaust(look.exhaust, retro, paint),
    drawFork(
      {
        axle: FRONT,
        top: HEAD,
        style: retro ? 'gaiter' : look.cooling === 'liquid' ? 'upside-down' : 'telescopic',
        legs: retro ? 'chrome' : 'gold',
        width: 16,
      },
      paint,
    ),
    drawLines(at(500, 166), at(584, 376)),
    drawCaliper(FRONT, 46, 152),
    drawFender({
      wheel: FRONT,
      radius: 110,
      from: 142,
      to: retro ? 44 : 32,
      depth: retro ? 12 : 17,
      fill: retro ? paint.chrome : paint.fender,
    }),
    drawSeat(look.seat, paint),
    has('rail') ? drawGrabRail(paint) : '',
    shape('M372 282L330 300L314 352L346 372L402 298Z', paint.trim),
    stroke('M368 290L336 304L324 344', '#fff4', 1.4),
    drawTank(look.tank, number, paint),
    drawFront(look.front, paint),
    drawMeter(at(546, 172), paint),
    drawHandlebar(HEAD, at(512, 150), at(474, 166), '#1d1f22'),
    drawIndicator(at(552, 246), at(572, 278)),
    has('guard') ? drawCrashGuard() : '',
    stroke('M332 408L352 424H374', '#8b9199', 7),
    dot(at(332, 404), 5, '#8b9199'),
    stroke('M292 362L310 372H326', '#8b9199', 6),
  ].join('');
}

export const naked: Motorbike = { rear: REAR, front: FRONT, draw: drawNaked };
