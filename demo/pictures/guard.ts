import { drawPipe } from './exhaust.ts';
import type { Paint } from './paint.ts';
import { shape, stroke } from './svg.ts';

export function drawCrashGuard(finish: 'chrome' | 'black' = 'black') {
  return (
    drawPipe('M536 272C566 300 572 352 546 388C530 410 500 420 474 424', 10, finish) +
    stroke('M556 324L566 352', '#17181a', 14)
  );
}

export function drawGrabRail(paint: Paint) {
  return [
    stroke('M276 244L236 212C200 190 168 184 144 192L152 204', '#1d1f22', 9),
    stroke('M272 240L234 211C200 191 170 186 148 193', paint.metal, 3),
  ].join('');
}

export function drawBashPlate(paint: Paint) {
  return (
    shape('M380 452L500 404L528 380L534 404L512 446L474 470H398Z', paint.metal) +
    stroke('M420 456L512 416M440 464L506 432', '#4a4e55', 3, { opacity: '.6' })
  );
}
