import { drawHandlebar, drawMeter } from '../cockpit.ts';
import { drawEngine } from '../engine.ts';
import { drawMuffler, drawPipe } from '../exhaust.ts';
import { drawCaliper, drawFender } from '../fender.ts';
import { drawCrashGuard, drawGrabRail } from '../guard.ts';
import { drawIndicator, drawMirror, drawPlate, drawRoundHeadlight } from '../lights.ts';
import type { Paint } from '../paint.ts';
import { drawFlatSeat, drawRaisedSeat, drawSplitSeat } from '../seat.ts';
import { drawChain, drawFork, drawShock, drawSwingarm } from '../suspension.ts';
import { at, dot, group, shape, stroke } from '../svg.ts';
import { drawMuscleTank, drawTeardropTank } from '../tank.ts';
import { drawWheel, type Wheel } from '../wheel.ts';

export const REAR = at(202, 402);
export const FRONT = at(622, 402);
const HEAD = at(520, 184);
const PIVOT = at(338, 386);

interface Look {
  wheels: Wheel['style'];
  rim?: string;
  retro?: true;
  front: 'wedge' | 'mask' | 'round' | 'quarter';
  seat: 'split' | 'raised' | 'flat';
  exhaust: 'stub' | 'high' | 'long' | 'short';
  cooling: 'air' | 'liquid';
  extras: ('belly' | 'guard' | 'rail' | 'shocks')[];
}

const LOOKS: Look[] = [
  { wheels: 'five', front: 'wedge', seat: 'split', exhaust: 'stub', cooling: 'liquid', extras: ['belly'] },
  { wheels: 'split', front: 'mask', seat: 'split', exhaust: 'high', cooling: 'liquid', extras: [] },
  { wheels: 'split', front: 'wedge', seat: 'raised', exhaust: 'long', cooling: 'air', extras: ['guard', 'rail'] },
  { wheels: 'star', front: 'round', seat: 'flat', exhaust: 'short', cooling: 'air', retro: true, extras: ['shocks'] },
  { wheels: 'five', front: 'quarter', seat: 'raised', exhaust: 'long', cooling: 'air', extras: ['rail', 'shocks'] },
];

function drawFront(front: Look['front'], paint: Paint) {
  if (front === 'round') {
    return stroke('M536 214L566 206', '#1d1f22', 8) + drawRoundHeadlight(at(572, 218), 27, paint.trim, paint);
  }
  if (front === 'mask') {
    return [
      shape('M534 204L566 186L596 196L612 226L590 262L556 266L540 246Z', paint.panel),
      shape('M566 186L596 196L604 210L570 214L548 200Z', paint.trim),
      shape('M576 222L611 224L592 256L574 254Z', paint.lamp),
      stroke('M564 216L610 220', '#fff', 3),
      stroke('M540 210L562 198', '#fff', 1.6, { opacity: '.5' }),
    ].join('');
  }
  if (front === 'quarter') {
    return [
      shape('M538 250C540 214 552 176 572 150C584 156 596 170 604 188L560 206Z', paint.glass),
      shape('M520 236C536 214 560 196 604 186C618 196 624 212 622 230C612 254 590 268 560 270C544 266 530 254 520 236Z', paint.tank),
      shape('M582 210C596 202 610 200 617 204C622 216 620 230 612 240C600 248 588 250 578 248C576 236 576 222 582 210Z', paint.lamp),
      stroke('M530 236C548 218 570 206 600 196', '#fff', 2, { opacity: '.5' }),
    ].join('');
  }
  return [
    shape('M532 208L560 190L592 190L610 208L604 240L584 258L550 258Z', paint.trim),
    shape('M540 204L562 190L592 190L600 198L572 206L556 232Z', paint.panel),
    shape('M580 212L610 210L603 242L582 250C576 238 576 224 580 212Z', paint.lamp),
    stroke('M574 206C568 222 568 240 576 254', '#fff', 2.4, { opacity: '.7' }),
  ].join('');
}

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
      stroke('M304 424L390 440', '#fff', 2, { opacity: '.3' }) +
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

function drawMiddle(look: Look, paint: Paint) {
  return [
    shape('M330 268L560 236L548 262L500 300L372 412H322L312 380Z', '#191a1d'),
    stroke('M546 244L516 306L470 424', '#2b2d31', 13),
    stroke('M543 246L513 306', '#fff', 1.6, { opacity: '.25' }),
    look.cooling === 'liquid'
      ? shape('M500 288L528 296L512 372L486 366Z', '#222428') + stroke('M498 300L520 306M496 312L518 318M493 324L515 330M490 336L512 342M488 348L509 354', '#5b6067', 2)
      : '',
    drawEngine({ centre: at(412, 388), lean: look.retro ? 8 : 16, finish: look.retro ? 'silver' : 'black', cooling: look.cooling }, paint),
    look.extras.includes('belly') ? shape('M404 448L500 402L520 392L524 420L506 452L470 470H412Z', paint.panel) + stroke('M412 454L510 408', paint.accent, 3, { opacity: '.8' }) : '',
  ].join('');
}

export function drawNaked(paint: Paint, number: number) {
  const look = LOOKS[number - 1] as Look;
  const retro = look.retro ?? false;
  const has = (extra: Look['extras'][number]) => look.extras.includes(extra);
  return [
    drawMirror(at(504, 164), at(478, 118), paint, retro),
    drawWheel({ centre: REAR, radius: 98, tyre: 33, style: look.wheels, rim: look.rim, brake: { disc: 36 } }, paint),
    drawChain(REAR, at(352, 384)),
    drawWheel({ centre: FRONT, radius: 98, tyre: 28, style: look.wheels, rim: look.rim, brake: { disc: 50 } }, paint),
    drawPlate(at(186, 244), at(118, 322)),
    drawIndicator(at(176, 246), at(140, 264)),
    drawFender({ wheel: REAR, radius: 110, from: 128, to: 52, depth: 11, fill: '#1d1f22' }),
    drawMiddle(look, paint),
    drawSwingarm({ axle: REAR, pivot: PIVOT, fill: retro ? paint.trim : paint.iron, depth: 14 }),
    has('shocks') ? drawShock(at(276, 268), at(222, 392), retro ? '#d7dbe0' : '#c3262f', paint) : '',
    drawExhaust(look.exhaust, retro, paint),
    drawFork({ axle: FRONT, top: HEAD, style: retro ? 'gaiter' : look.cooling === 'liquid' ? 'upside-down' : 'telescopic', legs: retro ? 'chrome' : 'gold', width: 16 }, paint),
    drawCaliper(FRONT, 46, 152),
    drawFender({ wheel: FRONT, radius: 110, from: 142, to: retro ? 44 : 32, depth: retro ? 12 : 17, fill: retro ? paint.chrome : paint.fender }),
    drawSeat(look.seat, paint),
    has('rail') ? drawGrabRail(paint) : '',
    shape('M372 282L330 300L314 352L346 372L402 298Z', paint.trim),
    stroke('M368 290L336 304L324 344', '#fff', 1.4, { opacity: '.25' }),
    retro ? drawTeardropTank(paint) : drawMuscleTank(paint, number),
    drawFront(look.front, paint),
    group({}, drawMeter(at(546, 172), paint)),
    drawHandlebar(HEAD, at(512, 150), at(474, 166), '#1d1f22'),
    drawIndicator(at(552, 246), at(572, 278)),
    has('guard') ? drawCrashGuard() : '',
    stroke('M332 408L352 424H374', '#8b9199', 7),
    dot(at(332, 404), 5, '#8b9199'),
    stroke('M292 362L310 372H326', '#8b9199', 6),
  ].join('');
}
