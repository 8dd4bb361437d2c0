import { drawBackground, drawShadow } from './background.ts';
import * as commuter from './body/commuter.ts';
import * as cruiser from './body/cruiser.ts';
import * as adventure from './body/adventure.ts';
import * as scooter from './body/scooter.ts';
import * as naked from './body/naked.ts';
import * as sport from './body/sport.ts';
import { mixPaint } from './paint.ts';
import { LACQUERS } from './palette.ts';
import { readBikePicture } from './picture-name.ts';
import { element, group } from './svg.ts';

const B: any = { adventure: [adventure, adventure.drawAdventure], scooter: [scooter, scooter.drawScooter], commuter: [commuter, commuter.drawCommuter], naked: [naked, naked.drawNaked], sport: [sport, sport.drawSport], cruiser: [cruiser, cruiser.drawCruiser] };

export function drawPicture(name: string): string | undefined {
  const bike = readBikePicture(name);
  if (!bike) return undefined;
  const paint = mixPaint('k', LACQUERS[bike.colour]);
  const [m, draw] = B[bike.body] ?? B.naked;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 800 600' },
    element('title', {}, name),
    drawBackground(bike.brand, paint.prefix, bike.look % 3),
    paint.apply(
      group(
        { 'stroke-linecap': 'round' },
        drawShadow(paint.shadow, m.REAR.x, m.FRONT.x),
        draw(paint, bike.look, bike.brand),
      ),
    ),
  );
}
