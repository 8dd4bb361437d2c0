import { drawBike } from './bike-picture.ts';
import { mixPaint } from './paint.ts';
import { LACQUERS } from './palette.ts';
import { drawing, group } from './svg.ts';
import { drawWorkshop } from './workshop.ts';

export function drawHeroPicture() {
  const paint = mixPaint('h-', LACQUERS.crimson);
  const bike = drawBike({ body: 'naked', colour: 'crimson', brand: 'yamaha', look: 2 }, paint);
  return drawing(
    { width: 1600, height: 900, title: 'A red motorbike in a workshop whose door is open to the morning' },
    drawWorkshop('h-'),
    paint.apply(group({ transform: 'translate(124 -8) scale(1.64)' }, bike)),
  );
}
