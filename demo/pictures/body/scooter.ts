import { drawHandlebar, drawMeter } from '../cockpit.ts';
import { drawMuffler, drawPipe } from '../exhaust.ts';
import { drawCrashGuard } from '../guard.ts';
import { drawIndicator, drawMirror, drawPlate } from '../lights.ts';
import type { Paint } from '../paint.ts';
import { drawFork, drawShock } from '../suspension.ts';
import { at, dot, element, group, ring, shape, stroke } from '../svg.ts';
import { drawWheel, type Wheel } from '../wheel.ts';
import type { Motorbike } from './motorbike.ts';

const REAR = at(214, 426);
const FRONT = at(616, 424);

interface Look {
  wheels: Wheel['style'];
  shape: 'round' | 'sharp';
  extras: ('screen' | 'rack' | 'guard' | 'tan')[];
}

const LOOKS: Look[] = [
  { wheels: 'five', shape: 'round', extras: ['tan'] },
  { wheels: 'split', shape: 'sharp', extras: [] },
  { wheels: 'split', shape: 'sharp', extras: ['screen'] },
  { wheels: 'five', shape: 'round', extras: ['rack', 'guard'] },
];

function drawRoundBody(paint: Paint) {
  return [
    shape(
      'M400 284C416 320 420 360 416 402L396 430H330C340 380 306 350 262 346C210 342 168 356 148 388C132 372 122 340 126 306C130 282 150 268 180 264C250 258 330 262 400 284Z',
      paint.tank,
    ),
    shape('M150 300C190 280 290 280 356 296C300 292 200 296 152 320C148 314 147 306 150 300Z', paint.gloss, {
      opacity: '.7',
    }),
    stroke('M160 352C200 322 290 318 340 352C360 366 368 396 366 426', paint.accent, 3, { opacity: '.85' }),
    stroke('M146 342C150 360 152 372 150 386', '#0004', 2),
    shape(
      'M124 306C128 292 138 282 152 278L160 300C150 308 146 322 148 336L128 340C124 328 122 316 124 306Z',
      '#c3262f',
    ),
    stroke('M132 308C136 298 144 291 152 288', '#ff9d94', 2),
  ].join('');
}

function drawSharpBody(paint: Paint) {
  return [
    shape(
      'M404 292L420 400L398 430H334C338 386 310 356 268 350L204 344L150 296L104 256L128 250L220 264L360 274Z',
      paint.panel,
    ),
    shape('M360 292L404 300L414 372L398 420L380 424C384 376 366 340 330 320L244 290Z', paint.trim),
    shape('M150 280L336 316C360 330 374 352 378 376C352 350 320 336 284 332L206 326Z', paint.accent, { opacity: '.9' }),
    stroke('M120 254L222 270L392 284', '#fff7', 2),
    shape('M104 256L128 250L166 262L154 282L130 274Z', '#c3262f'),
    stroke('M112 257L158 270', '#ff9d94', 1.8),
  ].join('');
}

function drawSeat(look: Look, paint: Paint) {
  const hide = look.extras.includes('tan') ? paint.leather : paint.seat;
  const d =
    look.shape === 'round'
      ? 'M404 288C330 272 240 262 164 270C150 270 146 250 160 246C200 238 238 240 270 252C308 250 368 252 398 262C408 268 412 280 404 288Z'
      : 'M404 292C340 282 280 276 236 270L130 254C120 250 122 240 134 238C180 232 226 236 262 250C310 250 372 254 400 268C408 276 410 286 404 292Z';
  return [
    shape(d, hide),
    stroke('M168 250C204 243 238 246 270 257C308 255 364 256 394 267', '#fff4', 1.8),
    stroke('M268 254C260 260 258 266 260 270', '#0006', 1.8),
  ].join('');
}

function drawApron(look: Look, paint: Paint) {
  if (look.shape === 'round') {
    return [
      shape(
        'M546 236C528 290 506 350 500 404L470 432L452 438C470 420 480 398 484 376C492 330 508 276 524 234Z',
        paint.trim,
      ),
      shape(
        'M524 232C546 224 568 230 580 246C598 282 602 322 596 356C584 352 572 354 560 360C540 372 524 394 516 420L484 432C496 372 514 300 524 232Z',
        paint.tank,
      ),
      shape('M556 248C570 276 576 304 574 332C568 304 560 276 544 250Z', paint.gloss, { opacity: '.75' }),
      stroke('M518 414C528 380 548 358 574 350', paint.accent, 3, { opacity: '.85' }),
      shape('M574 268C584 274 590 284 590 296C584 300 578 298 574 294Z', '#f59a1f'),
    ].join('');
  }
  return [
    shape('M540 236L498 400L462 436L448 438L484 376L524 232Z', paint.trim),
    shape(
      'M522 232L572 214L616 250L634 290L606 322L580 340L540 372L516 420L484 432C496 372 514 300 522 232Z',
      paint.panel,
    ),
    shape('M552 246L612 258L606 318L576 336L552 310Z', '#15171a'),
    shape('M588 256L616 252L632 288L602 292Z', paint.lamp),
    stroke('M532 240L572 222L610 252', '#fff8', 2),
    shape('M520 300L548 292L556 330L520 388L502 402Z', paint.accent, { opacity: '.9' }),
    stroke('M598 302L626 296', '#f59a1f', 5),
  ].join('');
}

function drawFloor(paint: Paint) {
  return [
    shape('M388 424H470L520 410L512 440C500 452 488 456 470 456H380C366 454 366 430 388 424Z', paint.trim),
    shape('M392 432H472L514 416L508 438C500 446 490 449 472 449H388C380 446 382 436 392 432Z', paint.panel),
    stroke('M396 436H470L504 426', '#fff7', 2),
    stroke('M404 427H466M420 423H458', '#0c0d0e', 3),
  ].join('');
}

function drawFrontFender(look: Look, paint: Paint) {
  const d =
    look.shape === 'round'
      ? 'M532 412C536 370 566 342 606 340C652 340 690 372 696 418L690 424C676 396 648 384 616 384C584 386 556 398 540 422Z'
      : 'M534 408C544 366 574 346 612 344C650 346 684 366 706 398L698 402C672 384 644 376 616 378C584 382 558 396 544 418Z';
  return shape(d, paint.fender) + stroke('M546 388C560 364 584 350 610 349C636 349 660 360 676 380', '#fff7', 2.2);
}

function drawHead(look: Look, paint: Paint) {
  if (look.shape === 'round') {
    return [
      shape(
        'M500 208C508 182 532 166 560 168C582 172 594 186 594 204C592 224 574 236 552 236C528 234 508 226 500 208Z',
        paint.tank,
      ),
      ring(at(574, 202), 20, 4, paint.chrome),
      shape('M566 183C584 184 595 192 595 204C594 216 582 222 566 221C558 212 558 192 566 183Z', paint.lamp),
      stroke('M512 200C520 184 538 175 558 175', '#fff8', 2.2),
    ].join('');
  }
  return [
    shape('M500 206L530 176L566 172L590 196L576 222L540 232Z', paint.panel),
    shape('M552 190L584 192L572 206L548 204Z', '#15171a'),
    stroke('M510 204L534 183L562 180', '#fff8', 2),
  ].join('');
}

function drawScreen(paint: Paint) {
  return (
    shape('M528 176C532 136 544 104 560 86C580 104 592 144 588 190Z', paint.glass) +
    stroke('M560 86C580 104 592 144 588 190', '#fffc', 2.4)
  );
}

function drawPower(paint: Paint) {
  return [
    shape('M216 408L330 372L392 392L402 430L360 450L260 448L214 440Z', paint.iron),
    dot(at(336, 416), 30, paint.trim),
    ring(at(336, 416), 23, 3, '#5b6067', { 'stroke-dasharray': '6 4' }),
    dot(at(336, 416), 9, '#5b6067'),
    drawPipe('M370 440C340 462 310 462 280 458', 11, 'black'),
    drawMuffler({ from: at(296, 460), to: at(136, 424), width: 46, style: 'black' }, paint),
  ].join('');
}

function drawScooter(paint: Paint, number: number) {
  const look = LOOKS[number - 1] as Look;
  const has = (extra: Look['extras'][number]) => look.extras.includes(extra);
  const round = look.shape === 'round';
  return [
    drawMirror(at(526, 166), at(502, 114), round),
    drawPlate(at(150, 330), at(120, 370)),
    drawWheel({ centre: REAR, radius: 74, tyre: 27, style: look.wheels, brake: 'drum' }, paint),
    drawWheel({ centre: FRONT, radius: 76, tyre: 26, style: look.wheels, brake: round ? 'drum' : { disc: 36 } }, paint),
    shape('M190 330H400V430L330 420L250 360Z', '#17181b'),
    drawPower(paint),
    drawShock(at(196, 322), at(206, 420), '#d7dbe0', paint),
    drawFork({ axle: FRONT, top: at(534, 206), style: 'telescopic', legs: 'dark', width: 15 }, paint),
    drawFrontFender(look, paint),
    has('guard') ? group({ transform: 'translate(-26 40)' }, drawCrashGuard('chrome')) : '',
    drawFloor(paint),
    drawApron(look, paint),
    has('rack') ? drawPipe('M196 262L176 232H104C94 234 94 246 104 248L150 260', 8, 'chrome') : '',
    round ? drawRoundBody(paint) : drawSharpBody(paint),
    has('rack')
      ? ''
      : drawPipe(
          round
            ? 'M226 258C204 232 178 226 136 236C128 240 132 252 146 260'
            : 'M224 256C202 230 160 222 110 230L118 248',
          9,
          'black',
        ),
    drawSeat(look, paint),
    drawIndicator(at(160, 332), at(140, 350)),
    has('screen') ? drawScreen(paint) : '',
    drawHead(look, paint),
    drawMeter(at(536, 172), paint, -14),
    drawHandlebar(at(530, 184), at(518, 168), at(486, 182), '#1d1f22'),
    element('rect', { x: 330, y: 438, width: 34, height: 9, rx: 4, fill: '#8b9199' }),
  ].join('');
}

export const scooter: Motorbike = { rear: REAR, front: FRONT, draw: drawScooter };
