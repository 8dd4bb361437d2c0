import { drawHandlebar, drawMeter } from '../cockpit.ts';
import { drawEngine } from '../engine.ts';
import { drawMuffler, drawPipe } from '../exhaust.ts';
import { drawCaliper, drawFender } from '../fender.ts';
import { drawIndicator, drawPlate } from '../lights.ts';
import type { Paint } from '../paint.ts';
import { drawChain, drawFork, drawSwingarm } from '../suspension.ts';
import { at, shape, stroke } from '../svg.ts';
import { drawWheel, type Wheel } from '../wheel.ts';
import type { Motorbike } from './motorbike.ts';

const REAR = at(200, 402);
const FRONT = at(620, 402);
const HEAD = at(526, 200);

interface Look {
  wheels: Wheel['style'];
  fairing: 'full' | 'half';
  graphic: 'plain' | 'slash' | 'block' | 'race';
  exhaust: 'low' | 'high';
  redRims?: true;
}

const LOOKS: Look[] = [
  { wheels: 'split', fairing: 'full', graphic: 'slash', exhaust: 'low' },
  { wheels: 'five', fairing: 'half', graphic: 'plain', exhaust: 'low' },
  { wheels: 'split', fairing: 'full', graphic: 'block', exhaust: 'high' },
  { wheels: 'star', fairing: 'full', graphic: 'race', exhaust: 'low', redRims: true },
];

const UPPER =
  'M466 250C484 222 516 199 550 187L602 204C632 216 650 234 656 256C650 268 632 276 606 278C590 284 578 296 570 312C560 332 554 350 549 368L498 352C480 328 466 294 466 250Z';
const LOWER =
  'M450 326C470 342 500 354 549 368C542 398 530 426 508 448L430 466C404 469 376 466 358 450L396 430C424 400 440 366 450 326Z';

const GRAPHICS = {
  plain: '',
  slash:
    'M467 264C500 244 546 226 592 222L616 232C576 242 536 258 506 284L482 320C473 303 468 285 467 264ZM440 356L470 341 416 430 396 430Z',
  block: 'M450 326C470 342 500 354 549 368C542 398 530 426 508 448L470 457C484 424 474 380 450 326Z',
  race: 'M466 250L520 203 536 194 470 284ZM472 300L592 202 606 206 478 318ZM436 366L446 340 470 342 404 468 380 466Z',
};

function drawFairing(look: Look, paint: Paint) {
  const full = look.fairing === 'full';
  const vent = [
    shape('M440 392C464 380 490 374 520 376L510 412L446 432C438 420 436 406 440 392Z', '#141517'),
    stroke('M452 396L512 386M450 408L510 398M452 420L506 410', '#484c52', 2.6),
    stroke('M400 458C440 452 480 446 504 440', '#fff5', 1.8),
  ];
  return [
    full ? shape(LOWER, paint.panel) : '',
    shape(UPPER, paint.tank),
    look.graphic === 'plain' ? '' : shape(GRAPHICS[look.graphic], paint.accent, { opacity: '.92' }),
    ...(full ? vent : []),
    shape('M490 326C510 300 534 284 566 276C556 296 550 316 545 338L512 346C502 341 495 334 490 326Z', '#17181b'),
    stroke('M508 330L548 312M518 338L546 326M520 312L554 296', '#43464c', 2.4),
    full ? stroke('M452 330C474 345 504 355 548 368', '#0006', 2) : '',
    stroke('M470 250C490 224 520 203 552 192L600 208C624 216 640 228 648 242', '#fff8', 2.2),
    shape(
      'M590 234C612 238 636 244 655 252C656 260 646 268 628 272C614 274 604 270 598 262C592 254 590 244 590 234Z',
      '#15171a',
    ),
    shape('M600 242C616 244 632 249 648 256C640 264 626 268 614 266C606 260 602 252 600 242Z', paint.lamp),
    stroke('M588 230C614 234 638 241 654 250', '#fffd', 2.4),
  ].join('');
}

function drawTail(paint: Paint) {
  return [
    shape('M372 270L330 296L270 286L196 236L170 206L280 240Z', '#191a1d'),
    shape(
      'M372 272C340 288 306 284 276 268L150 178L132 168C170 172 224 190 262 214C296 244 336 262 374 252Z',
      paint.panel,
    ),
    shape('M366 250C336 260 306 254 288 238C280 230 272 220 262 212L296 218C318 232 342 236 364 232Z', paint.seat),
    shape('M262 212C238 190 206 176 166 166C158 165 154 169 158 173C196 186 228 200 252 218Z', paint.seat),
    stroke('M292 222C314 236 340 240 362 236M258 210C236 192 208 180 172 171', '#fff4', 1.6),
    stroke('M356 268C328 276 304 272 282 258L160 178', '#fff7', 1.8),
    shape('M230 226L286 262L300 274L276 270L216 228Z', paint.accent, { opacity: '.85' }),
    shape('M132 168L148 172L178 192L172 200L146 186C140 181 134 175 132 168Z', '#c3262f'),
  ].join('');
}

function drawTank(paint: Paint) {
  return [
    shape(
      'M356 262C360 238 380 214 408 196C430 184 466 180 490 190C506 198 512 212 508 228L486 292L448 320L420 316C392 306 368 290 356 262Z',
      paint.tank,
    ),
    shape('M368 270C392 262 430 266 460 284L448 320L420 316C396 308 378 294 368 270Z', '#17181b', { opacity: '.8' }),
    shape('M394 214C418 194 452 188 478 194C486 197 492 201 496 207C462 200 426 206 402 226Z', paint.gloss, {
      opacity: '.75',
    }),
    stroke('M360 256C400 250 440 260 472 286', '#fff6', 1.8),
    shape('M440 184c8-4 22-3 28 1l-2 4h-24Z', paint.trim),
  ].join('');
}

function drawScreen(tall: boolean, paint: Paint) {
  const d = tall
    ? 'M518 200C522 176 536 156 556 142C580 156 604 178 622 214L596 206L548 188Z'
    : 'M520 200C526 180 538 166 554 158C578 168 600 186 620 212L596 204L548 186Z';
  return (
    shape(d, paint.glass) +
    stroke(tall ? 'M556 142C580 156 604 178 622 214' : 'M554 158C578 168 600 186 620 212', '#fffa', 2)
  );
}

function drawExhaust(look: Look, paint: Paint) {
  if (look.exhaust === 'high') {
    return (
      drawPipe('M400 456H366C344 454 328 436 314 410L300 384', 14) +
      drawMuffler({ from: at(308, 382), to: at(150, 300), width: 40, style: 'black' }, paint)
    );
  }
  return (
    drawPipe('M420 456H336', 14) +
    drawMuffler({ from: at(352, 454), to: at(176, 392), width: 42, style: 'black' }, paint)
  );
}

function drawMirror(paint: Paint) {
  return [
    stroke('M566 184C560 170 552 160 540 152', '#1d1f22', 5),
    shape('M548 160L512 154C504 152 504 140 512 138L540 136C548 138 554 150 548 160Z', paint.panel),
    stroke('M514 142L538 140', '#fff8', 2),
  ].join('');
}

function drawSport(paint: Paint, number: number) {
  const look = LOOKS[number - 1] as Look;
  const rim = look.redRims ? '#b3272f' : undefined;
  const stripe = look.graphic === 'block' ? paint.accent : undefined;
  const half = look.fairing === 'half';
  return [
    drawWheel({ centre: REAR, radius: 98, tyre: 34, style: look.wheels, rim, stripe, brake: { disc: 36 } }, paint),
    drawChain(REAR, at(352, 384)),
    drawWheel({ centre: FRONT, radius: 98, tyre: 28, style: look.wheels, rim, stripe, brake: { disc: 54 } }, paint),
    drawPlate(at(178, 216), at(112, 296)),
    drawIndicator(at(166, 214), at(134, 234)),
    drawFender({ wheel: REAR, radius: 110, from: 118, to: 46, depth: 11, fill: '#1d1f22' }),
    shape('M330 280L520 236L540 262L506 312L376 412H322L312 380Z', '#191a1d'),
    shape('M340 372L384 300L540 232L550 258L412 330L372 410L334 404Z', paint.metal),
    stroke('M348 370L390 308L538 243', '#fff6', 2),
    half ? drawPipe('M478 316C510 330 510 402 482 438C470 450 446 454 420 454H390', 14) : '',
    drawEngine({ centre: at(412, 390), lean: 18, finish: 'black', cooling: half ? 'air' : 'liquid' }, paint),
    drawSwingarm({ axle: REAR, pivot: at(338, 386), fill: paint.metal, depth: 16 }),
    drawExhaust(look, paint),
    drawFork({ axle: FRONT, top: HEAD, style: 'upside-down', legs: 'gold', width: 16 }, paint),
    drawCaliper(FRONT, 50, 150, look.redRims ? '#c99a3c' : undefined),
    drawFender({ wheel: FRONT, radius: 110, from: 144, to: 30, depth: 18, fill: paint.fender }),
    drawTail(paint),
    shape('M372 282L332 300L314 352L346 372L402 304Z', paint.trim),
    drawTank(paint),
    drawMeter(at(546, 190), paint, -14),
    drawScreen(look.graphic === 'race' || half, paint),
    drawFairing(look, paint),
    drawHandlebar(at(524, 210), at(506, 206), at(482, 214), '#1d1f22'),
    drawMirror(paint),
    drawIndicator(at(566, 296), at(584, 306)),
    stroke('M318 386L338 402H362', '#8b9199', 7),
    stroke('M280 330L300 342H318', '#8b9199', 6),
  ].join('');
}

export const sport: Motorbike = { rear: REAR, front: FRONT, draw: drawSport };
