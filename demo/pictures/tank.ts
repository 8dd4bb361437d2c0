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

/** Broad shoulders and an air scoop on each side. */
export function drawMuscleTank(paint: Paint, look: number) {
  const graphic = GRAPHICS[look % GRAPHICS.length] as string;
  return [
    shape(MUSCLE, paint.tank),
    shape(graphic, paint.accent, { opacity: '.92' }),
    shape(SHROUD, paint.panel),
    shape('M486 222L536 214L544 228L506 240L480 262L474 264L456 250Z', '#000', { opacity: '.22' }),
    shape('M506 240L544 228L556 250L520 274L500 276Z', paint.trim),
    stroke('M510 248L548 236M510 258L551 245M508 268L546 255', '#000', 2, { opacity: '.4' }),
    stroke('M442 236L486 222L534 214', '#fff', 1.8, { opacity: '.5' }),
    shape('M390 220C414 198 446 188 470 190C484 192 494 196 502 203C466 196 426 206 398 226Z', paint.gloss, { opacity: '.75' }),
    stroke('M353 258C392 275 440 273 474 263', '#000', 2, { opacity: '.4' }),
    shape('M444 181c8-4 22-4 30 0l-3 5h-24Z', paint.trim),
  ].join('');
}

/** One drop-shaped volume with a knee pad and a pinstripe. */
export function drawTeardropTank(paint: Paint) {
  return [
    shape('M356 256C352 240 366 222 396 208C424 194 466 188 500 196C528 204 542 222 542 242C542 254 532 262 514 264C466 270 410 272 356 256Z', paint.tank),
    shape('M372 250C372 238 386 226 408 222C426 220 440 228 442 240C442 252 430 258 412 258C396 258 384 256 372 250Z', '#17181b', { opacity: '.85' }),
    stroke('M384 248C396 252 414 253 430 249M382 241C396 246 416 247 434 243M390 234C404 238 420 238 434 236', '#4b4e54', 1.8),
    stroke('M452 262C478 258 512 254 538 238M450 254C480 250 508 244 534 228', paint.accent, 2.4),
    shape('M384 220C420 198 462 192 494 200C506 204 514 208 520 214C480 204 430 206 392 226Z', paint.gloss, { opacity: '.75' }),
    stroke('M357 256C410 271 466 270 514 263', '#000', 2, { opacity: '.4' }),
    shape('M436 193c8-5 24-5 32-2l-2 5h-28Z', paint.chrome),
  ].join('');
}
