import type { Paint } from './paint.ts';
import { shape, stroke } from './svg.ts';

const MUSCLE =
  'M352 258C356 240 372 224 396 208C420 190 452 178 480 182C502 186 520 198 536 214L562 258L552 276L512 292L490 288L474 264C440 274 392 276 352 258Z';
const SHROUD = 'M474 264L440 236L486 222L536 214L562 258L552 276L512 292L490 288Z';

const GRAPHICS = [
  'M360 250C384 258 420 260 448 252L438 244C412 250 386 248 366 240Z',
  'M396 208C412 214 436 226 448 240L470 262L452 268C440 246 416 226 384 217Z',
  'M372 226C400 234 440 236 484 216L520 204L526 209L488 226C442 244 396 242 368 234Z',
];

export function drawMuscleTank(paint: Paint, look: number) {
  const graphic = GRAPHICS[look % GRAPHICS.length] as string;
  return [
    shape(MUSCLE, paint.tank),
    shape(graphic, paint.accent, { opacity: '.92' }),
    shape(SHROUD, paint.panel),
    shape('M486 222L536 214L544 228L506 240L480 262L474 264L456 250Z', '#0003'),
    shape('M506 240L544 228L556 250L520 274L500 276Z', paint.trim),
    stroke('M510 248L548 236M510 258L551 245M508 268L546 255', '#0006', 2),
    stroke('M442 236L486 222L534 214', '#fff8', 1.8),
    shape('M390 220C414 198 446 188 470 190C484 192 494 196 502 203C466 196 426 206 398 226Z', paint.gloss, {
      opacity: '.75',
    }),
    stroke('M353 258C392 275 440 273 474 263', '#0006', 2),
    shape('M444 181c8-4 22-4 30 0l-3 5h-24Z', paint.trim),
  ].join('');
}

export function drawEdgeTank(paint: Paint) {
  return [
    shape('M334 378L384 304L470 284L504 300L420 322L362 398Z', paint.metal),
    stroke('M342 372L390 310L470 291', '#fff9', 2),
    shape(
      'M350 254C356 236 374 222 398 204C424 186 456 175 484 179L516 195L548 214L498 306L478 300L462 268C430 272 386 270 350 254Z',
      paint.tank,
    ),
    shape('M398 204C424 187 456 177 482 181L502 189C470 189 440 196 412 214Z', paint.gloss, { opacity: '.7' }),
    shape('M428 226L500 204L552 212L588 252L574 270L538 278L502 312L476 302L462 268L436 250Z', paint.panel),
    shape('M428 226L500 204L552 212L560 222L506 224L470 246L462 268L436 250Z', paint.accent),
    shape('M500 250L566 242L578 254L572 264L532 272L504 296L490 290Z', '#141517'),
    stroke('M506 262L570 252M502 276L544 264', '#484c52', 2.4),
    stroke('M430 225L500 203L552 211L586 250', '#fff8', 1.8),
    stroke('M351 254C386 270 430 272 462 268', '#0006', 2),
    shape('M448 179c8-5 24-6 32-2l-3 5h-26Z', paint.trim),
  ].join('');
}

export function drawTeardropTank(paint: Paint) {
  return [
    shape(
      'M356 256C352 240 366 222 396 208C424 194 466 188 500 196C528 204 542 222 542 242C542 254 532 262 514 264C466 270 410 272 356 256Z',
      paint.tank,
    ),
    shape(
      'M372 250C372 238 386 226 408 222C426 220 440 228 442 240C442 252 430 258 412 258C396 258 384 256 372 250Z',
      '#17181b',
      { opacity: '.85' },
    ),
    stroke(
      'M384 248C396 252 414 253 430 249M382 241C396 246 416 247 434 243M390 234C404 238 420 238 434 236',
      '#4b4e54',
      1.8,
    ),
    stroke('M452 262C478 258 512 254 538 238M450 254C480 250 508 244 534 228', paint.accent, 2.4),
    shape('M384 220C420 198 462 192 494 200C506 204 514 208 520 214C480 204 430 206 392 226Z', paint.gloss, {
      opacity: '.75',
    }),
    stroke('M357 256C410 271 466 270 514 263', '#0006', 2),
    shape('M436 193c8-5 24-5 32-2l-2 5h-28Z', paint.chrome),
  ].join('');
}
