import { drawHandlebar } from '../cockpit.ts';
import { drawCylinder, drawEngine } from '../engine.ts';
import { drawMuffler, drawPipe } from '../exhaust.ts';
import { drawCaliper, drawFender } from '../fender.ts';
import { drawIndicator, drawMirror, drawPlate, drawRoundHeadlight } from '../lights.ts';
import type { Paint } from '../paint.ts';
import type { Brand } from '../palette.ts';
import { drawFork, drawLines, drawShock, drawSwingarm } from '../suspension.ts';
import { at, dot, element, shape, stroke } from '../svg.ts';
import { drawWheel, type Wheel } from '../wheel.ts';
import type { Motorbike } from './motorbike.ts';

const REAR = at(190, 410);
const FRONT = at(640, 406);
const HEAD = at(494, 184);

interface Look {
  wheels: Wheel['style'];
  black?: true;
  bars: 'pulled' | 'drag';
  extras: ('screen' | 'backrest' | 'bags' | 'tan')[];
}

const LOOKS: Look[] = [
  { wheels: 'wire', bars: 'pulled', extras: ['tan'] },
  { wheels: 'wire', bars: 'pulled', extras: ['screen', 'backrest'] },
  { wheels: 'star', bars: 'drag', black: true, extras: [] },
  { wheels: 'five', bars: 'pulled', extras: ['bags', 'backrest'] },
];

function drawTank(paint: Paint) {
  return [
    shape(
      'M326 268C340 252 366 232 400 218C434 206 472 204 498 214C512 220 516 232 508 242C492 260 440 272 390 276C362 278 338 276 326 268Z',
      paint.tank,
    ),
    shape(
      'M352 262C392 262 440 254 486 238C492 234 496 230 498 224C502 232 500 238 496 242C462 258 402 270 352 266Z',
      paint.accent,
      { opacity: '.9' },
    ),
    shape('M392 228C424 214 462 211 488 218C470 216 428 222 400 240Z', paint.gloss, { opacity: '.8' }),
    shape('M418 213c10-5 30-6 38-2l-4 6-30 2Z', paint.chrome),
    stroke('M330 270C352 278 420 276 462 264', '#0005', 2.4),
  ].join('');
}

function drawSeat(look: Look, paint: Paint) {
  const hide = look.extras.includes('tan') ? paint.leather : paint.seat;
  return [
    shape('M336 276L312 310L232 322L176 300L170 286L320 272Z', '#191a1d'),
    shape(
      'M346 268C334 290 308 302 280 304C254 304 240 296 232 284C216 276 196 272 176 272C166 270 166 254 178 250C200 246 224 250 240 262C252 276 268 282 288 280C312 278 326 264 336 258Z',
      hide,
    ),
    stroke('M180 254C202 250 222 254 238 266C252 282 270 287 290 284C312 281 326 270 336 262', '#fff5', 1.8),
    stroke('M240 264C234 272 232 280 234 286', '#0007', 2),
    look.extras.includes('backrest')
      ? stroke('M196 262L168 196', '#9aa1a9', 6) +
        shape(
          'M160 160C150 158 146 166 148 174L158 206C161 214 172 214 174 206L176 176C176 166 170 161 160 160Z',
          paint.seat,
        )
      : '',
  ].join('');
}

function drawTwin(finish: 'black' | 'silver', paint: Paint) {
  const front = { centre: at(398, 400), lean: 34, finish, cooling: 'air' } as const;
  const rear = { ...front, centre: at(366, 404), lean: -24, size: 0.94 };
  return drawCylinder(rear, paint) + drawEngine(front, paint) + drawAirCleaner(paint);
}

function drawAirCleaner(paint: Paint) {
  return (
    dot(at(392, 318), 30, paint.chrome) +
    dot(at(392, 318), 21, paint.trim) +
    dot(at(392, 318), 9, paint.base) +
    stroke('M374 302A25 25 0 0 1 404 298', '#fffc', 2.4)
  );
}

function drawEngineOf(brand: Brand, black: boolean, paint: Paint) {
  const finish = black ? 'black' : 'silver';
  return brand === 'yamaha'
    ? drawTwin(finish, paint)
    : drawEngine({ centre: at(404, 398), lean: 10, finish, cooling: 'air', size: 1.04 }, paint);
}

function drawExhaust(brand: Brand, black: boolean, paint: Paint) {
  const finish = black ? 'black' : 'chrome';
  const low = drawPipe('M472 330C514 346 514 424 484 448C474 456 450 458 430 458H330', 14, finish);
  const lower = drawMuffler({ from: at(350, 458), to: at(96, 452), width: 32, style: finish }, paint);
  if (brand !== 'yamaha') return low + lower;
  return (
    low +
    drawPipe('M352 338C330 360 340 410 366 420L330 426', 13, finish) +
    drawMuffler({ from: at(340, 426), to: at(112, 416), width: 28, style: finish }, paint) +
    lower
  );
}

function drawScreen(paint: Paint) {
  return [
    stroke('M516 196L546 130', '#9aa1a9', 4),
    shape('M520 212C532 170 536 128 528 92C540 86 552 90 556 100C570 140 568 184 548 222Z', paint.glass),
    stroke('M530 92C542 88 551 92 555 102C568 140 566 184 547 220', '#fffc', 2),
  ].join('');
}

function drawBag(paint: Paint) {
  return [
    shape(
      'M150 300H246C256 300 262 308 260 318L250 374C248 384 242 388 232 388H166C156 388 150 384 148 374L140 316C139 306 142 300 150 300Z',
      paint.leather,
    ),
    shape('M146 300H252C262 302 262 320 256 332C220 344 176 344 142 332C138 318 138 302 146 300Z', '#0003'),
    stroke('M146 330C178 342 222 342 254 330', '#fff', 1.6, { opacity: '.3', 'stroke-dasharray': '4 4' }),
    stroke('M172 322V364M226 322V364', '#2c1a0f', 7),
    element('path', { d: 'M168 350h8v9h-8zM222 350h8v9h-8z', fill: '#d7c9a0' }),
  ].join('');
}

function drawCruiser(paint: Paint, number: number, brand: Brand) {
  const look = LOOKS[number - 1] as Look;
  const black = look.black ?? false;
  const has = (extra: Look['extras'][number]) => look.extras.includes(extra);
  const rim = look.wheels === 'wire' ? '#b4bac1' : undefined;
  const pulled = look.bars === 'pulled';
  return [
    drawMirror(pulled ? at(456, 150) : at(472, 170), pulled ? at(436, 104) : at(450, 118), true),
    drawWheel({ centre: REAR, radius: 90, tyre: 36, style: look.wheels, rim, brake: 'drum' }, paint),
    drawWheel({ centre: FRONT, radius: 94, tyre: 26, style: look.wheels, rim, brake: { disc: 48 } }, paint),
    drawPlate(at(112, 326), at(86, 356)),
    drawIndicator(at(140, 300), at(104, 312)),
    drawFender({ wheel: REAR, radius: 112, from: 172, to: 32, depth: 32, fill: paint.fender }),
    shape('M92 352L104 346L110 362L97 370Z', '#c3262f'),
    shape('M326 270L510 226L520 246L500 280L372 420H318L300 380L320 300Z', '#191a1d'),
    stroke('M512 236L506 300L470 432', '#222428', 14),
    drawEngineOf(brand, black, paint),
    shape('M322 290C306 304 298 328 304 350C322 356 340 352 352 344L356 292Z', paint.panel),
    stroke('M318 300C309 312 305 328 308 342', '#fff8', 1.8),
    drawSwingarm({ axle: REAR, pivot: at(330, 410), fill: paint.trim, depth: 11 }),
    drawShock(at(262, 306), at(202, 396), black ? '#c3262f' : '#d7dbe0', paint),
    drawExhaust(brand, black, paint),
    drawFork(
      { axle: FRONT, top: HEAD, style: black ? 'gaiter' : 'telescopic', legs: black ? 'dark' : 'chrome', width: 17 },
      paint,
    ),
    drawLines(pulled ? at(462, 148) : at(474, 170), at(604, 382)),
    drawCaliper(FRONT, 44, 150),
    drawFender({ wheel: FRONT, radius: 109, from: 158, to: 26, depth: 18, fill: paint.fender }),
    drawSeat(look, paint),
    has('bags') ? drawBag(paint) : '',
    drawTank(paint),
    stroke('M508 216L540 208', '#2a2c30', 9),
    drawRoundHeadlight(at(548, 220), 28, black ? paint.trim : paint.chrome, paint),
    has('screen') ? drawScreen(paint) : '',
    drawHandlebar(
      HEAD,
      pulled ? at(492, 122) : at(486, 156),
      pulled ? at(414, 168) : at(440, 178),
      black ? '#1d1f22' : '#9aa1a9',
    ),
    drawIndicator(at(526, 236), at(552, 266)),
    stroke('M452 440L486 428H506', '#8b9199', 8),
    dot(at(452, 440), 5, '#4a4e55'),
  ].join('');
}

export const cruiser: Motorbike = { rear: REAR, front: FRONT, draw: drawCruiser };
