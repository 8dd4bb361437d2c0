import { drawRoundHeadlight } from '../lights.ts';
import type { Paint } from '../paint.ts';
import { at, shape, stroke } from '../svg.ts';

export type Front = 'wedge' | 'mask' | 'round' | 'quarter';

export function drawFront(front: Front, paint: Paint) {
  if (front === 'round') {
    return stroke('M536 214L566 206', '#1d1f22', 8) + drawRoundHeadlight(at(572, 218), 27, paint.trim, paint);
  }
  if (front === 'mask') {
    return [
      shape('M534 204L566 186L596 196L612 226L590 262L556 266L540 246Z', paint.panel),
      shape('M566 186L596 196L604 210L570 214L548 200Z', paint.trim),
      shape('M576 222L611 224L592 256L574 254Z', paint.lamp),
      stroke('M564 216L610 220', '#fff', 3),
      stroke('M540 210L562 198', '#fff8', 1.6),
    ].join('');
  }
  if (front === 'quarter') {
    return [
      shape('M538 250C540 214 552 176 572 150C584 156 596 170 604 188L560 206Z', paint.glass),
      shape(
        'M520 236C536 214 560 196 604 186C618 196 624 212 622 230C612 254 590 268 560 270C544 266 530 254 520 236Z',
        paint.tank,
      ),
      shape(
        'M582 210C596 202 610 200 617 204C622 216 620 230 612 240C600 248 588 250 578 248C576 236 576 222 582 210Z',
        paint.lamp,
      ),
      stroke('M530 236C548 218 570 206 600 196', '#fff8', 2),
    ].join('');
  }
  return [
    shape('M532 208L560 190L592 190L610 208L604 240L584 258L550 258Z', paint.trim),
    shape('M540 204L562 190L592 190L600 198L572 206L556 232Z', paint.panel),
    shape('M580 212L610 210L603 242L582 250C576 238 576 224 580 212Z', paint.lamp),
    stroke('M574 206C568 222 568 240 576 254', '#fffa', 2.4),
  ].join('');
}
