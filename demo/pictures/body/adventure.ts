import { drawHandlebar, drawMeter } from '../cockpit.ts';
import { drawEngine } from '../engine.ts';
import { drawMuffler, drawPipe } from '../exhaust.ts';
import { drawCaliper, drawFender } from '../fender.ts';
import { drawBashPlate, drawCrashGuard } from '../guard.ts';
import { drawIndicator, drawMirror, drawPlate } from '../lights.ts';
import type { Paint } from '../paint.ts';
import { drawChain, drawFork, drawLines, drawSwingarm } from '../suspension.ts';
import { at, element, group, shape, stroke } from '../svg.ts';
import { drawWheel, type Wheel } from '../wheel.ts';
import type { Motorbike } from './motorbike.ts';

const REAR = at(188, 400);
const FRONT = at(626, 392);
const HEAD = at(502, 152);

interface Look {
  wheels: Wheel['style'];
  tread: 'road' | 'knobbly';
  front: 'rally' | 'round' | 'trail';
  extras: ('topbox' | 'panniers' | 'guard' | 'handguard' | 'rack')[];
}

const LOOKS: Look[] = [
  { wheels: 'wire', tread: 'knobbly', front: 'rally', extras: ['handguard', 'rack'] },
  { wheels: 'star', tread: 'road', front: 'round', extras: ['topbox', 'rack'] },
  { wheels: 'wire', tread: 'knobbly', front: 'rally', extras: ['panniers', 'guard', 'handguard', 'rack'] },
  { wheels: 'wire', tread: 'knobbly', front: 'trail', extras: ['handguard'] },
];

function drawTank(paint: Paint) {
  return [
    shape(
      'M346 236C360 222 380 206 404 194C430 182 462 180 486 190L512 204L546 262L520 304L492 318L470 292L452 262C414 264 372 258 346 236Z',
      paint.tank,
    ),
    shape('M452 262L438 232L470 208L512 204L546 262L520 304L492 318L470 292Z', paint.panel),
    shape('M482 246L530 234L546 262L520 304L504 308Z', '#17181b'),
    stroke('M494 256L534 246M500 270L536 260M506 284L528 277', '#43464c', 2.6),
    shape('M438 232L470 208L512 204L520 218L478 226L458 252L452 262Z', paint.accent, { opacity: '.92' }),
    shape('M392 212C416 196 448 190 474 196L486 200C456 200 422 208 400 220Z', paint.gloss, { opacity: '.8' }),
    stroke('M348 238C372 256 414 262 452 262', '#0006', 2),
    shape('M430 185c8-4 22-4 30 0l-3 5h-24Z', paint.trim),
  ].join('');
}

function drawSeat(paint: Paint) {
  return [
    shape('M356 244L322 288L290 296L176 238L150 214L330 240Z', '#191a1d'),
    shape('M356 252C330 268 304 272 278 262L162 214L118 204L122 196L190 206L340 238Z', paint.panel),
    stroke('M346 250C322 262 302 264 282 256L168 210', '#fff7', 1.6),
    shape(
      'M372 244C340 250 300 244 268 234L160 208C150 204 152 194 162 193C210 190 254 196 290 206C318 214 342 220 362 216C372 216 378 238 372 244Z',
      paint.seat,
    ),
    stroke('M166 197C212 194 252 199 290 209C316 217 342 222 362 219', '#fff4', 1.6),
    stroke('M276 204C270 214 268 224 270 232', '#0008', 1.6),
    shape('M118 204L122 196L146 200L158 212L150 214Z', '#c3262f'),
  ].join('');
}

function drawFront(look: Look, paint: Paint) {
  if (look.front === 'round') {
    return [
      shape('M520 192C524 158 540 132 562 122C576 144 584 170 584 196Z', paint.glass),
      shape(
        'M508 204C522 182 548 172 576 176C594 186 602 202 600 222C592 242 574 250 554 250C532 244 514 228 508 204Z',
        paint.tank,
      ),
      shape(
        'M572 192C590 190 602 200 603 216C602 234 590 242 576 242C564 238 560 226 560 216C560 204 564 196 572 192Z',
        paint.lamp,
      ),
      stroke('M518 204C530 188 552 180 574 182', '#fff8', 2),
    ].join('');
  }
  if (look.front === 'trail') {
    return [
      shape('M520 176C534 168 552 166 568 172L590 236L572 262L536 258Z', paint.panel),
      shape('M560 204L580 202L588 236L574 248L558 240Z', paint.lamp),
      stroke('M530 180C542 174 554 173 564 177', '#fff8', 2),
    ].join('');
  }
  return [
    shape('M516 190L536 104C548 98 558 102 562 112L588 196Z', paint.glass),
    stroke('M538 104C548 99 557 103 561 112L587 194', '#fffb', 2),
    shape('M504 206L526 178L572 174L596 200L598 238L570 264L536 258Z', paint.tank),
    shape('M564 196L596 202L598 236L572 254L560 240Z', '#141618'),
    shape('M570 203L592 207L593 217L570 216Z', paint.lamp),
    shape('M570 224L593 223L592 233L575 244Z', paint.lamp),
    stroke('M512 206L530 184L568 180', '#fff8', 2),
  ].join('');
}

function drawBeak(look: Look, paint: Paint) {
  if (look.front === 'round')
    return drawFender({ wheel: FRONT, radius: 118, from: 146, to: 30, depth: 16, fill: paint.fender });
  return [
    shape(
      'M536 262C556 246 590 242 626 246C668 250 704 262 734 284C736 290 730 292 726 291C690 280 652 276 618 278C588 280 562 284 544 290Z',
      paint.fender,
    ),
    stroke('M556 254C590 246 640 248 680 262', '#fff8', 2.2),
    stroke('M560 284C612 272 670 276 720 290', '#0004', 2.4),
  ].join('');
}

function drawTopBox(paint: Paint) {
  return [
    shape('M96 118H206C216 118 222 124 222 134L216 188H90L82 134C82 124 86 118 96 118Z', paint.trim),
    shape('M82 148H222L220 158H84Z', '#0f1011'),
    stroke('M100 124H202', '#fff5', 2.4),
    shape('M86 162L96 160L98 180L90 182Z', '#c3262f'),
    element('rect', { x: 146, y: 148, width: 22, height: 12, rx: 3, fill: '#b3b9c0' }),
  ].join('');
}

function drawPannier(paint: Paint) {
  return [
    shape(
      'M128 250L258 264C264 266 267 270 266 276L250 366C248 372 244 375 238 374L146 362C140 361 136 357 135 351L118 262C117 254 121 249 128 250Z',
      paint.metal,
    ),
    shape('M118 258L267 274L264 290L121 272Z', '#0002'),
    stroke('M120 272L264 290', '#5f656d', 2),
    stroke('M152 290L164 350M196 296L202 356M236 300L236 358', '#5f656d', 2, { opacity: '.55' }),
    stroke('M130 254L256 268', '#fffc', 2.4),
    element('rect', { x: 182, y: 268, width: 26, height: 16, rx: 4, fill: '#26282c', transform: 'rotate(7 195 276)' }),
    shape('M132 258l12 1 1 12-11-1ZM246 271l12 1-2 12-11-1ZM146 350l12 2 1 9-12-2Z', '#26282c'),
  ].join('');
}

function drawHandguard() {
  return (
    shape(
      'M454 176C466 160 494 150 520 154C526 162 524 172 518 176C498 178 476 184 462 192C454 190 450 184 454 176Z',
      '#1b1c1f',
    ) + stroke('M462 176C476 164 496 158 516 160', '#fff5', 2)
  );
}

function drawAdventure(paint: Paint, number: number) {
  const look = LOOKS[number - 1] as Look;
  const has = (extra: Look['extras'][number]) => look.extras.includes(extra);
  const rim = look.wheels === 'wire' ? (look.front === 'trail' ? '#2f6fd0' : '#c49b43') : undefined;
  const { wheels: style, tread } = look;
  return [
    drawMirror(at(486, 138), at(460, 86), look.front === 'round'),
    drawWheel({ centre: REAR, radius: 100, tyre: 31, style, tread, rim, brake: { disc: 34 } }, paint),
    drawChain(REAR, at(352, 376)),
    drawWheel({ centre: FRONT, radius: 108, tyre: 27, style, tread, rim, brake: { disc: 48 } }, paint),
    drawPlate(at(166, 234), at(108, 316)),
    drawIndicator(at(160, 236), at(124, 254)),
    shape('M320 262L536 232L552 262L500 312L376 400H320L312 368Z', '#191a1d'),
    stroke('M540 250L512 318L480 420', '#2b2d31', 14),
    drawPipe('M480 306C514 322 514 380 492 412C478 428 450 440 420 440H372C344 438 330 410 316 376L290 336', 14),
    drawEngine(
      { centre: at(414, 376), lean: 14, finish: 'black', cooling: look.front === 'rally' ? 'liquid' : 'air' },
      paint,
    ),
    drawBashPlate(paint),
    drawSwingarm({ axle: REAR, pivot: at(338, 380), fill: paint.metal, depth: 14 }),
    drawMuffler({ from: at(304, 346), to: at(140, 270), width: 42, style: 'black' }, paint),
    drawFork(
      {
        axle: FRONT,
        top: HEAD,
        style: look.front === 'trail' ? 'gaiter' : look.front === 'rally' ? 'upside-down' : 'telescopic',
        legs: look.front === 'rally' ? 'gold' : 'chrome',
        width: 17,
      },
      paint,
    ),
    drawLines(at(486, 138), at(590, 368)),
    drawCaliper(FRONT, 44, 152),
    drawBeak(look, paint),
    has('rack') ? drawPipe('M250 232L222 190H100C90 192 90 202 100 204L160 214', 8, 'black') : '',
    drawSeat(paint),
    has('topbox') ? drawTopBox(paint) : '',
    has('panniers') ? drawPannier(paint) : '',
    shape('M364 258L326 290L312 344L344 366L398 290Z', paint.trim),
    drawTank(paint),
    drawFront(look, paint),
    drawMeter(at(528, 150), paint, -40),
    drawHandlebar(HEAD, at(496, 122), at(456, 142), '#1d1f22'),
    has('handguard') ? group({ transform: 'translate(-14 -26)' }, drawHandguard()) : '',
    drawIndicator(at(544, 258), at(566, 282)),
    has('guard') ? group({ transform: 'translate(-10 -10)' }, drawCrashGuard()) : '',
    stroke('M330 412L350 426H374', '#8b9199', 8),
  ].join('');
}

export const adventure: Motorbike = { rear: REAR, front: FRONT, draw: drawAdventure };
