import { drawHandlebar, drawMeter } from '../cockpit.ts';
import { drawEngine } from '../engine.ts';
import { drawMuffler, drawPipe } from '../exhaust.ts';
import { drawCaliper, drawFender } from '../fender.ts';
import { drawIndicator, drawPlate } from '../lights.ts';
import type { Paint } from '../paint.ts';
import { drawChain, drawFork, drawSwingarm } from '../suspension.ts';
import { at, shape, stroke } from '../svg.ts';
import { drawWheel, type Wheel } from '../wheel.ts';

export const REAR = at(200, 402);
export const FRONT = at(620, 402);
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
  'M470 242C488 216 516 196 548 186L596 204C624 216 642 236 650 258C640 270 622 276 600 278L572 300C556 318 548 336 542 356L500 372L462 330Z';
const LOWER = 'M462 322L544 350C536 388 528 420 506 446L420 466L372 462L356 446L402 424L428 380Z';

function drawFairing(look: Look, paint: Paint) {
  const graphics = {
    plain: '',
    slash: shape('M470 330L556 236L602 212L622 220L580 252L500 372L462 342Z', paint.accent, { opacity: '.9' }),
    block: shape('M466 326L544 352C536 388 528 420 506 446L452 459Z', paint.accent, { opacity: '.9' }),
    race: shape('M462 268L566 196L584 200L470 286ZM466 300L604 208L616 214L470 316Z', paint.accent, { opacity: '.9' }),
  };
  const full = look.fairing === 'full';
  return [
    full ? shape(LOWER, paint.panel) : '',
    shape(UPPER, paint.tank),
    graphics[look.graphic],
    full ? shape('M432 384L520 350L508 400L438 430Z', '#141517') + stroke('M446 390L508 366M446 402L506 378M446 414L504 390', '#43464c', 2.4) : '',
    shape('M476 300L536 268L556 282L536 330L500 340Z', '#000', { opacity: '.32' }),
    stroke('M478 300L538 268L572 262', '#fff', 1.8, { opacity: '.45' }),
    full ? stroke('M462 336L542 356M420 466L506 446', '#000', 1.8, { opacity: '.35' }) : '',
    stroke('M474 238C492 215 520 198 548 190L592 207', '#fff', 2.2, { opacity: '.55' }),
    shape('M592 232L646 250C648 254 649 256 650 258C640 268 624 274 604 276L584 258Z', '#15171a'),
    shape('M598 238L640 252C632 262 620 266 606 267L592 256Z', paint.lamp),
    stroke('M590 230L644 248', '#fff', 2.4, { opacity: '.8' }),
  ].join('');
}

function drawTail(paint: Paint) {
  return [
    shape('M372 270L330 296L270 286L196 236L170 206L280 240Z', '#191a1d'),
    shape('M372 272C340 288 306 284 276 268L150 178L132 168C170 172 224 190 262 214C296 244 336 262 374 252Z', paint.panel),
    shape('M366 250C336 260 306 254 288 238C280 230 272 220 262 212L296 218C318 232 342 236 364 232Z', paint.seat),
    shape('M262 212C238 190 206 176 166 166C158 165 154 169 158 173C196 186 228 200 252 218Z', paint.seat),
    stroke('M292 222C314 236 340 240 362 236M258 210C236 192 208 180 172 171', '#fff', 1.6, { opacity: '.3' }),
    stroke('M356 268C328 276 304 272 282 258L160 178', '#fff', 1.8, { opacity: '.45' }),
    shape('M230 226L286 262L300 274L276 270L216 228Z', paint.accent, { opacity: '.85' }),
    shape('M132 168L148 172L178 192L172 200L146 186C140 181 134 175 132 168Z', '#c3262f'),
  ].join('');
}

function drawTank(paint: Paint) {
  return [
    shape('M356 262C360 238 380 214 408 196C430 184 466 180 490 190C506 198 512 212 508 228L486 292L448 320L420 316C392 306 368 290 356 262Z', paint.tank),
    shape('M368 270C392 262 430 266 460 284L448 320L420 316C396 308 378 294 368 270Z', '#17181b', { opacity: '.8' }),
    shape('M394 214C418 194 452 188 478 194C486 197 492 201 496 207C462 200 426 206 402 226Z', paint.gloss, { opacity: '.75' }),
    stroke('M360 256C400 250 440 260 472 286', '#fff', 1.8, { opacity: '.4' }),
    shape('M440 184c8-4 22-3 28 1l-2 4h-24Z', paint.trim),
  ].join('');
}

function drawScreen(tall: boolean, paint: Paint) {
  const d = tall
    ? 'M518 200C522 176 536 156 556 142C580 156 604 178 622 214L596 206L548 188Z'
    : 'M520 200C526 180 538 166 554 158C578 168 600 186 620 212L596 204L548 186Z';
  return shape(d, paint.glass) + stroke(tall ? 'M556 142C580 156 604 178 622 214' : 'M554 158C578 168 600 186 620 212', '#fff', 2, { opacity: '.7' });
}

function drawExhaust(look: Look, paint: Paint) {
  if (look.exhaust === 'high') {
    return drawPipe('M400 456H366C344 454 328 436 314 410L300 384', 14) + drawMuffler({ from: at(308, 382), to: at(150, 300), width: 40, style: 'black' }, paint);
  }
  return drawPipe('M420 456H336', 14) + drawMuffler({ from: at(352, 454), to: at(176, 392), width: 42, style: 'black' }, paint);
}

function drawMirror(paint: Paint) {
  return [
    stroke('M566 184C560 170 552 160 540 152', '#1d1f22', 5),
    shape('M548 160L512 154C504 152 504 140 512 138L540 136C548 138 554 150 548 160Z', paint.panel),
    stroke('M514 142L538 140', '#fff', 2, { opacity: '.5' }),
  ].join('');
}

export function drawSport(paint: Paint, number: number) {
  const look = LOOKS[number - 1] as Look;
  const rim = look.redRims ? '#b3272f' : undefined;
  const half = look.fairing === 'half';
  return [
    drawWheel({ centre: REAR, radius: 98, tyre: 34, style: look.wheels, rim, brake: { disc: 36 } }, paint),
    drawChain(REAR, at(352, 384)),
    drawWheel({ centre: FRONT, radius: 98, tyre: 28, style: look.wheels, rim, brake: { disc: 54 } }, paint),
    drawPlate(at(178, 216), at(112, 296)),
    drawIndicator(at(166, 214), at(134, 234)),
    drawFender({ wheel: REAR, radius: 110, from: 118, to: 46, depth: 11, fill: '#1d1f22' }),
    shape('M330 280L520 236L540 262L506 312L376 412H322L312 380Z', '#191a1d'),
    shape('M340 372L384 300L540 232L550 258L412 330L372 410L334 404Z', paint.metal),
    stroke('M348 370L390 308L538 243', '#fff', 2, { opacity: '.4' }),
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
